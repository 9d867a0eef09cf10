import { pageOfEachKind } from './support/every-page';
import { videoButton } from './support/controls';
import { cutOff, excess, expectOverlaysToFit } from './support/layout';
import { openPage } from './support/page';
import { expect, test } from './support/test';

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

test('every page is whole with letters of 200 %', async ({ page }) => {
  for (const path of pageOfEachKind) {
    await page.goto(path);
    for (const width of [390, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await excess(page), `${path} at ${width} px`).toBeLessThanOrEqual(0);
      expect.soft(await cutOff(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('menu, dialog and toasts fit with letters of 200 %', ({ page }) =>
  expectOverlaysToFit(page, 390));

test('the video can be paused with letters of 200 %', async ({ page }) => {
  await openPage(page, '/es/sobre-nosotros');
  for (const width of [320, 390, 599, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await videoButton(page, 'es', 'play').click();
    await videoButton(page, 'es', 'pause').click();
    await expect(videoButton(page, 'es', 'play')).toBeVisible();
  }
});
