import sharp from 'sharp';
import { openPage } from '../support/hydrated';
import { saveBaseline, baselineMismatch } from './baseline';
import { routes } from '../../src/testing/site';
import { expect, test } from '../support/test';

/** Small pictures are enough to see that a section has lost its shape, and are a few kilobytes each. */
const scale = 1 / 3;
const partsOfHome = 8;

const shrink = async (picture: Buffer): Promise<Buffer> => {
  const { width } = await sharp(picture).metadata();
  return sharp(picture)
    .resize({ width: Math.round(width * scale) })
    .png({ palette: true, colours: 64, dither: 0 })
    .toBuffer();
};

/** Pictures that are not shown at this width never load. */
const shownPicturesLoaded = (part: Element) =>
  Promise.all(
    [...part.querySelectorAll('img')]
      .filter((image) => image.checkVisibility())
      .map((image) => {
        // The screenshot would not wait for pictures that are decoded again for it.
        image.decoding = 'sync';
        return image.decode();
      }),
  );

/** What stays on the screen would lie over a part that is higher than the screen. */
const hideWhatStays = () => {
  for (const element of document.querySelectorAll<HTMLElement>('header, a[href="#main"]')) {
    element.style.visibility = 'hidden';
  }
};

for (const width of [390, 1440]) {
  test(`the home page looks as it did at ${width} pixels`, async ({ page, browser }, info) => {
    if (info.config.updateSnapshots === 'all') saveBaseline(browser.version());
    const mismatch = baselineMismatch(browser.version());
    // The list of results does not show why a test was skipped.
    if (mismatch) console.warn(`The screenshots were not compared. ${mismatch}`);
    test.skip(mismatch !== undefined, mismatch);

    await page.setViewportSize({ width, height: 900 });
    await openPage(page, routes.pathOf('home', 'en'));
    await page.evaluate(hideWhatStays);
    const parts = page.locator('main > [data-island], main ~ [data-island]');
    expect(await parts.count()).toBeGreaterThanOrEqual(partsOfHome);
    for (const [index, part] of (await parts.all()).entries()) {
      await part.scrollIntoViewIfNeeded();
      await part.evaluate(shownPicturesLoaded);
      const picture = await shrink(await part.screenshot({ animations: 'disabled' }));
      expect
        .soft(picture)
        .toMatchSnapshot(`${width}-${index + 1}.png`, { maxDiffPixelRatio: 0.01 });
    }
  });
}
