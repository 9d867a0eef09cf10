import { screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { translations } from '../../testing/i18n-provider';
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

const noFacts = {
  legalName: null,
  street: null,
  postcode: null,
  city: null,
  country: null,
  register: null,
  vat: null,
};

it('shows the facts about the company that there are', () => {
  const company = {
    ...noFacts,
    legalName: 'Harbour B.V.',
    street: 'Quay 1',
    postcode: '1011 AB',
    city: 'Amsterdam',
    register: '12345678',
  };
  renderPage(<SiteFooter newsletter={null} />, { info: { company } });
  expect(
    screen.getByText('Harbour B.V. · Quay 1 · 1011 AB Amsterdam · Company register 12345678'),
  ).toBeVisible();
});

it.each([
  ['company', null],
  ['fact about it', noFacts],
])('shows no line about the company where there is no %s', (_what, company) => {
  renderPage(<SiteFooter newsletter={null} />, { info: { company } });
  expect(document.querySelector('p:empty')).not.toBeInTheDocument();
});

it('has no list of networks where there is none', () => {
  renderPage(<SiteFooter newsletter={null} />, { info: { social: [] } });
  const name = translations().common.footer.social;
  expect(screen.queryByRole('list', { name })).not.toBeInTheDocument();
});

it('shows the year of the build, after hydration the current one', () => {
  jest.useFakeTimers({ now: new Date(2031, 5, 1) });
  renderPage(<SiteFooter newsletter={null} />, {
    beforeHydration: (page) => expect(page).toHaveTextContent(/2001/),
  });
  expect(screen.getByText(/2031/)).toHaveTextContent('Harbour');
  expect(document.body).not.toHaveTextContent(/2001/);
});
