import { screen } from '@testing-library/react';
import { renderPage } from '../../testing/render-page';
import { NotFound } from './not-found';

it('says that the page does not exist, and leads back to the home page', () => {
  renderPage(<NotFound content={{ heading: '_Lost_ at *sea*', lead: 'Sorry.', back: 'Home' }} />, {
    page: 'not-found',
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Lost at sea' })).toBeVisible();
  expect(screen.getByText('Sorry.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
});
