import { fireEvent, screen, within } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { plainText } from '../../i18n/heading-marks';
import { readSite } from '../../testing/content';
import { enumValue, serviceAnchors, socialNetworks } from '../../testing/content-rules';
import { renderPage } from '../../testing/render-page';
import { menuPaths, routes, word } from '../../testing/site';
import { stayOnPage } from '../../testing/stay-on-page';
import { SiteFooter } from './site-footer';

stayOnPage();

const renderFooter = () =>
  renderPage(<SiteFooter newsletter={null} />, { language: 'nl', page: 'about' });

const words = (key: string) => word('nl', 'common', key);

afterEach(() => jest.useRealTimers());

describe('the footer', () => {
  it('has the newsletter, links to the pages of its menu in their order, to every group that a service can be in and, in a new tab, to every social network', () => {
    renderFooter();
    expect(
      screen.getByRole('region', { name: plainText(words('newsletter.heading')) }),
    ).toBeVisible();
    const pathsIn = (name: string) =>
      within(screen.getByRole('navigation', { name }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
    expect(pathsIn(words('footer.explore'))).toEqual(menuPaths('footer', 'nl'));
    expect(pathsIn(words('footer.services'))).toEqual(
      serviceAnchors.map((anchor) => routes.pathOf('services', 'nl', anchor)),
    );
    for (const { label, url } of readSite().social) {
      const link = screen.getByRole('link', { name: `${label} (${words('newTab')})` });
      expect(link).toHaveAttribute('href', url);
      expect(link).toHaveAttribute('target', '_blank');
    }
  });

  it('scrolls to the top on a link to the page on the screen, not on the way to another one or to another tab', () => {
    const scroll = jest.spyOn(window, 'scrollTo');
    renderFooter();
    const link = (page: string) => {
      const path = routes.pathOf(page, 'nl');
      return screen
        .getAllByRole('link')
        .find((one) => one.getAttribute('href') === path) as HTMLElement;
    };
    fireEvent.click(link('pricing'));
    fireEvent.click(link('about'), { ctrlKey: true });
    expect(scroll).not.toHaveBeenCalled();
    fireEvent.click(link('about'));
    expect(scroll).toHaveBeenCalledWith({ top: 0 });
  });

  it.each(socialNetworks)('has a mark for %s, which a profile may name', (network) => {
    const text = readFileSync('src/artwork/social-marks.svg', 'utf8');
    const marks = new DOMParser().parseFromString(text, 'image/svg+xml');
    expect(marks.getElementById(enumValue(network))?.childElementCount).toBeGreaterThan(0);
  });

  it('shows the year of the visitor’s clock', () => {
    jest.useFakeTimers({ now: new Date(2031, 5, 1) });
    renderFooter();
    const copyright = words('footer.copyright').replace('{{year}}', '2031');
    expect(screen.getByText(copyright.replace('{{brand}}', readSite().brand))).toBeVisible();
  });
});
