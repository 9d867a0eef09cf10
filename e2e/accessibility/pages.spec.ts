import type { Language } from '../../src/i18n/languages';
import { readEntries } from '../../src/testing/content';
import { violationsOf } from '../support/accessibility/axe';
import { bareButtons } from '../support/accessibility/bare-buttons';
import { cutOff, excess, spaceText } from '../support/accessibility/enlarged';
import { hydrated } from '../support/hydrated';
import { expectPage } from '../support/page-heading';
import { tabOrderFaults } from '../support/accessibility/tab-order';
import { homePage } from '../../src/i18n/route-table';
import { routes, sitePages, unknownPage } from '../../src/testing/site';
import { expect, test } from '../support/test';

/** A small phone, a small laptop and a large one, without what the browser itself takes of the screen. */
const firstScreens = [
  { width: 360, height: 640 },
  { width: 1366, height: 650 },
  { width: 1440, height: 760 },
];

for (const { path, language, page: key } of [...sitePages, unknownPage]) {
  // A case and the 404 page offer nothing.
  const { lead } = readEntries('Page').find((record) => record.key === key) ?? {};
  test(`${path} ${lead ? 'states its offer, and ' : ''}is whole and accessible, also enlarged`, async ({
    page,
  }) => {
    /** The markup is the same in all languages, so at each width one stands for the others; Spanish has the longest words. */
    const inspect = async (what: string, inspected: Language, faults: typeof violationsOf) => {
      if (language === inspected) expect.soft(await faults(page), what).toEqual([]);
    };

    // Header and footer are the same on every page.
    const tabOrder = () =>
      tabOrderFaults(page, path === routes.pathOf(homePage, language) ? 'body' : 'main');

    const response = await page.goto(path);
    expect(response?.status()).toBe(path === unknownPage.path ? 404 : 200);
    for (const viewport of lead ? firstScreens : []) {
      await page.setViewportSize(viewport);
      await page.evaluate(() => document.fonts.ready);
      const offer = page.locator('main').getByText(`${lead?.[language]}`, { exact: true });
      await expect(offer, `${viewport.width} pixels`).toBeInViewport({ ratio: 1 });
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveAttribute('href', '#main');
    await hydrated(page);
    await expectPage(page, path);
    await inspect('axe at 1440 px', 'es', violationsOf);
    await inspect('keyboard at 1440 px', 'es', tabOrder);
    await inspect('buttons where the system chooses the colours', 'es', bareButtons);

    await page.setViewportSize({ width: 320, height: 256 });
    expect.soft(await excess(page), 'zoomed to 400 %').toBeLessThanOrEqual(0);
    expect.soft(await cutOff(page), 'zoomed to 400 %').toEqual([]);
    const resetSpacing = await spaceText(page);
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await excess(page), `spaced text at ${width} px`).toBeLessThanOrEqual(0);
      expect.soft(await cutOff(page), `spaced text at ${width} px`).toEqual([]);
    }
    await resetSpacing();
    await page.setViewportSize({ width: 390, height: 844 });
    await inspect('axe at 390 px', 'nl', violationsOf);
    await inspect('keyboard at 390 px', 'es', tabOrder);
  });
}
