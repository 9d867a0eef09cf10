import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import { languages, type Language } from '../../i18n/languages';
import { readSite } from '../../testing/content';
import { enumValue, serviceAnchors, socialNetworks } from '../../testing/content-rules';
import { renderPage } from '../../testing/render-page';
import { menuPaths, routes, word } from '../../testing/site';
import { stayOnPage } from '../../testing/stay-on-page';
import { SiteFooter } from './site-footer';

stayOnPage();

const renderFooter = (language: Language = 'en', page = 'about') =>
  renderPage(<SiteFooter newsletter={null} />, { language, page });

const linksOf = (name: string) =>
  within(screen.getByRole('navigation', { name })).getAllByRole('link');

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the footer', () => {
  it('links to the pages of its menu in their order', () => {
    renderFooter();
    const links = linksOf(word('en', 'common', 'footer.explore'));
    expect(links.map((link) => link.getAttribute('href'))).toEqual(menuPaths('footer', 'en'));
  });

  it.each(languages)(
    'links to every group that a service can be in, on the services page in %s',
    (language) => {
      renderFooter(language);
      const path = routes.pathOf('services', language);
      expect(
        linksOf(word(language, 'common', 'footer.services')).map((link) =>
          link.getAttribute('href'),
        ),
      ).toEqual(serviceAnchors.map((anchor) => `${path}#${anchor}`));
    },
  );

  it('scrolls to the top on a link to the page on the screen', async () => {
    const scroll = jest.spyOn(window, 'scrollTo');
    renderFooter('en', 'about');
    await userEvent.click(screen.getByRole('link', { name: 'About' }));
    expect(scroll).toHaveBeenCalledWith({ top: 0 });
  });

  it('leaves this page where it is on the way to another one, so that Back finds the position again', async () => {
    const scroll = jest.spyOn(window, 'scrollTo');
    renderFooter('en', 'about');
    await userEvent.click(screen.getByRole('link', { name: 'Pricing' }));
    expect(scroll).not.toHaveBeenCalled();
  });

  it('leaves the scrolling to the anchor on a service link', async () => {
    const scroll = jest.spyOn(window, 'scrollTo');
    renderFooter('en', 'services');
    await userEvent.click(
      screen.getByRole('link', { name: word('en', 'common', 'serviceGroups.tech-consulting') }),
    );
    expect(scroll).not.toHaveBeenCalled();
  });

  it('shows how to reach the agency', () => {
    renderFooter();
    const { email, phone } = readSite();
    const hrefOf = (text: string) =>
      screen.getByRole('link', { name: (name) => name.includes(text) }).getAttribute('href');
    expect(hrefOf(email)).toBe(`mailto:${email}`);
    expect(hrefOf(phone)).toBe(`tel:${phone.replace(/[^+\d]/g, '')}`);
  });

  it.each(socialNetworks)('has a mark for %s, which a profile may name', (network) => {
    const text = readFileSync('src/artwork/social-marks.svg', 'utf8');
    const marks = new DOMParser().parseFromString(text, 'image/svg+xml');
    expect(marks.getElementById(enumValue(network))?.childElementCount).toBeGreaterThan(0);
  });

  it('opens every social network in a new tab and announces it', () => {
    renderFooter();
    const links = screen.queryAllByRole('link', { name: /\(opens in a new tab\)$/ });
    expect(
      links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]),
    ).toEqual(readSite().social.map(({ label, url }) => [`${label} (opens in a new tab)`, url]));
    for (const link of links) {
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    }
  });

  it('shows the year of the visitor’s clock', () => {
    jest.useFakeTimers({ now: new Date(2031, 5, 1) });
    renderFooter();
    expect(screen.getByText(/©/)).toHaveTextContent('© 2031 Starswell. All rights reserved.');
  });

  it('does not scroll when a link is opened in another tab', () => {
    const scroll = jest.spyOn(window, 'scrollTo');
    renderFooter('en', 'about');
    fireEvent.click(screen.getByRole('link', { name: 'About' }), { ctrlKey: true });
    expect(scroll).not.toHaveBeenCalled();
  });
});
