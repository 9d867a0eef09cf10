import { languages, type Language } from '../../src/i18n/languages';
import { routes, sitePages, unknownPage } from '../../src/testing/site';
import { cutOff, excess } from '../support/accessibility/enlarged';
import { expectOverlaysToFit } from '../support/accessibility/overlays-fit';
import { videoButton } from '../support/controls';
import { openPage } from '../support/hydrated';
import { expect, test } from '../support/test';

// The browser's setting, of which media queries in rem know.
test.use({
  launchOptions: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern.
    async ({}, use, { project }) => {
      const { launchOptions } = project.use;
      const args = [...(launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'];
      await use({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],
});

/** Where there is room, one language stands for the others. */
const screens: [width: number, inspected: readonly Language[]][] = [
  [390, languages],
  [768, ['nl']],
  [1024, ['es']],
  [1280, ['en']],
];

for (const { path, language } of [...sitePages, unknownPage]) {
  test(`${path} is whole with letters of 200 %`, async ({ page }) => {
    await page.goto(path);
    for (const [width, inspected] of screens) {
      if (!inspected.includes(language)) continue;
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await excess(page), `${width} px`).toBeLessThanOrEqual(0);
      expect.soft(await cutOff(page), `${width} px`).toEqual([]);
    }
  });
}

test('menu, dialog and toasts fit with letters of 200 %', ({ page }) =>
  expectOverlaysToFit(page, 390));

test('the video can be paused with letters of 200 % at every width', async ({ page }) => {
  await openPage(page, routes.pathOf('about', 'es'));
  for (const width of [320, 390, 599, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await videoButton(page, 'es', 'play').click();
    await videoButton(page, 'es', 'pause').click();
    await expect(videoButton(page, 'es', 'play')).toBeVisible();
  }
});
