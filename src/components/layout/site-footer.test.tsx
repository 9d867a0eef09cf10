import { screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { renderPage } from '../../testing/render-page';
import { SiteFooter } from './site-footer';

afterEach(() => jest.useRealTimers());

/** Every network that a profile of the site can name. */
const networks = { INSTAGRAM: 1, LINKEDIN: 1, X: 1 } satisfies Record<
  Queries.SocialProfileNetwork,
  1
>;

it.each(Object.keys(networks))('has a mark for %s', (network) => {
  const text = readFileSync('src/artwork/social-marks.svg', 'utf8');
  const marks = new DOMParser().parseFromString(text, 'image/svg+xml');
  expect(marks.getElementById(network)?.childElementCount).toBeGreaterThan(0);
});

it('shows the facts about the company that there are', () => {
  const company = {
    legalName: 'Harbour B.V.',
    street: 'Quay 1',
    postcode: '1011 AB',
    city: 'Amsterdam',
    country: null,
    register: '12345678',
    vat: null,
  };
  renderPage(<SiteFooter newsletter={null} />, { info: { company } });
  expect(
    screen.getByText('Harbour B.V. · Quay 1 · 1011 AB Amsterdam · Company register 12345678'),
  ).toBeVisible();
});

it('shows no line about the company without facts', () => {
  renderPage(<SiteFooter newsletter={null} />);
  expect(document.querySelector('.company-facts')).not.toBeInTheDocument();
});

it('shows the year of the build, after hydration the current one', () => {
  jest.useFakeTimers({ now: new Date(2031, 5, 1) });
  renderPage(<SiteFooter newsletter={null} />, {
    beforeHydration: (page) => expect(page).toHaveTextContent(/2001/),
  });
  expect(screen.getByText(/2031/)).toHaveTextContent('Harbour');
  expect(document.body).not.toHaveTextContent(/2001/);
});
