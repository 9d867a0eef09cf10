import { screen } from '@testing-library/react';
import { renderPage } from '../../testing/render-page';
import { LegalLinks } from './legal-links';

const legalPages = [
  { key: 'privacy', title: 'Privacy statement', path: '/en/privacy', forms: true },
  { key: 'terms', title: 'Terms', path: '/en/terms', forms: false },
];

const links = () =>
  screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

it('lists every legal page', () => {
  renderPage(<LegalLinks />, { legalPages });
  expect(links()).toEqual([
    ['Privacy statement', '/en/privacy'],
    ['Terms', '/en/terms'],
  ]);
});

it('lists at forms only the pages that concern them', () => {
  renderPage(<LegalLinks forms />, { legalPages });
  expect(links()).toEqual([['Privacy statement', '/en/privacy']]);
});

it('shows nothing without legal pages', () => {
  renderPage(<LegalLinks />);
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});
