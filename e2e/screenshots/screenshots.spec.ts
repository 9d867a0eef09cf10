import { openPage } from '../support/hydrated';
import { saveBaseline, baselineMismatch } from './baseline';
import { hideWhatStays, picturesLoaded, shrink } from './pictures';
import { routes } from '../../src/testing/site';
import { expect, skipFor, test } from '../support/test';

const partsOfHome = 8;

for (const width of [390, 1440]) {
  test(`the home page looks as it did at ${width} pixels`, async ({ page, browser }, info) => {
    if (info.config.updateSnapshots === 'all') saveBaseline(browser.version());
    const mismatch = baselineMismatch(browser.version());
    skipFor(mismatch && `The screenshots were not compared. ${mismatch}`);

    await page.setViewportSize({ width, height: 900 });
    await openPage(page, routes.pathOf('home', 'en'));
    await page.evaluate(hideWhatStays);
    const parts = page.locator('main > *, footer');
    expect(await parts.count()).toBeGreaterThanOrEqual(partsOfHome);
    for (const [index, part] of (await parts.all()).entries()) {
      await part.scrollIntoViewIfNeeded();
      await part.evaluate(picturesLoaded);
      const picture = await shrink(await part.screenshot({ animations: 'disabled' }));
      expect
        .soft(picture)
        .toMatchSnapshot(`${width}-${index + 1}.png`, { maxDiffPixelRatio: 0.01 });
    }
  });
}
