import { screen } from '@testing-library/react';
import { renderPage } from '../../testing/render-page';
import { NotFound } from './not-found';

const content = {
  heading: '_Lost_ at *sea*',
  lead: 'Sorry.',
  back: 'Home',
  otherLanguages: [
    { code: 'en', text: 'It’s gone.', home: 'English home' },
    { code: 'nl', text: 'Het is weg.', home: 'Naar huis' },
  ],
} as const;

it('says that the page does not exist, and leads back to the home page', () => {
  renderPage(<NotFound content={content} />, { page: 'not-found' });
  expect(screen.getByRole('heading', { level: 1, name: 'Lost at sea' })).toBeVisible();
  expect(screen.getByText('Sorry.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
});

it('says so in each other language, and leads to its home page', () => {
  renderPage(<NotFound content={content} />, { page: 'not-found' });
  const dutch = screen.getByRole('link', { name: 'Naar huis' });
  expect(dutch).toHaveAttribute('href', '/nl');
  expect(dutch.parentElement).toHaveAttribute('lang', 'nl');
  expect(dutch.parentElement).toHaveTextContent('Het is weg. Naar huis');
});
