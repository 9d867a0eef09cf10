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

it('lists beside a form only the pages that concern it, in a new tab', () => {
  renderPage(<LegalLinks forms />, { legalPages });
  const link = screen.getByRole('link', { name: 'Privacy statement (opens in a new tab)' });
  expect(link).toHaveAttribute('href', '/en/privacy');
  expect(link).toHaveAttribute('target', '_blank');
});

it('shows nothing without legal pages', () => {
  renderPage(<LegalLinks />);
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});
