import { screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { readSite } from '../../testing/content';
import { enumValue, socialNetworks } from '../../testing/content-rules';
import { buildYear } from '../../testing/layout-content';
import { renderPage } from '../../testing/render-page';
import { word } from '../../testing/site';
import { SiteFooter } from './site-footer';

afterEach(() => jest.useRealTimers());

describe('the footer', () => {
  it.each(socialNetworks)('has a mark for %s, which a profile may name', (network) => {
    const text = readFileSync('src/artwork/social-marks.svg', 'utf8');
    const marks = new DOMParser().parseFromString(text, 'image/svg+xml');
    expect(marks.getElementById(enumValue(network))?.childElementCount).toBeGreaterThan(0);
  });

  it('shows the year of the visitor’s clock, and before hydration that of the build', () => {
    jest.useFakeTimers({ now: new Date(2031, 5, 1) });
    const copyright = (year: string) =>
      word('nl', 'common', 'footer.copyright')
        .replace('{{year}}', year)
        .replace('{{brand}}', readSite().brand);
    renderPage(<SiteFooter newsletter={null} />, {
      language: 'nl',
      beforeHydration: (page) => expect(page).toHaveTextContent(copyright(buildYear)),
    });
    expect(screen.getByText(copyright('2031'))).toBeVisible();
  });
});
