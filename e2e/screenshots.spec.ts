import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { openPage, reloadPage } from './support/page';
import { expect, test } from './support/test';

const baselinePath = join(__dirname, 'screenshots/baseline.json');

/** What the pictures depend on beside the code: the version of Chromium, and the content, which editors change without them. */
const baselineOf = (version: string) => {
  const content = join(__dirname, '../content');
  const hash = createHash('sha256');
  for (const name of readdirSync(content, { recursive: true, encoding: 'utf8' }).sort())
    // Neither folders nor the guides for editors.
    if (/\.\w+$/.test(name) && !/^[A-Z]+\.md$/.test(name))
      hash.update(name).update(readFileSync(join(content, name)));
  return { chromium: version.split('.')[0], content: hash.digest('hex').slice(0, 16) };
};

/** Small pictures are enough to see that a section has lost its shape, and are a few kilobytes each. */
const shrink = async (picture: Buffer): Promise<Buffer> => {
  const { width } = await sharp(picture).metadata();
  return sharp(picture)
    .resize({ width: Math.round(width / 3) })
    .png({ palette: true, colours: 64, dither: 0 })
    .toBuffer();
};

for (const width of [390, 1440])
  test(`the home page looks as before at ${width} px`, async ({ page, browser }, info) => {
    const baseline = baselineOf(browser.version());
    if (info.config.updateSnapshots === 'all')
      writeFileSync(baselinePath, `${JSON.stringify(baseline, null, 2)}\n`);
    const isComparable =
      JSON.stringify(baseline) === JSON.stringify(JSON.parse(readFileSync(baselinePath, 'utf8')));
    // eslint-disable-next-line no-restricted-syntax -- Editors and other versions of Chromium may change the pictures.
    test.skip(
      !isComparable,
      'Another Chromium or content: --update-snapshots=all takes new pictures.',
    );

    await page.setViewportSize({ width, height: 900 });
    await openPage(page, '/en');
    // A fresh visit renders sections one by one, which may round their positions to another pixel.
    await reloadPage(page);
    // What stays on the screen would lie over a part that is higher than the screen.
    await page
      .locator('header, a[href="#main"]')
      .evaluateAll((all) =>
        all.forEach((one) => (one as HTMLElement).style.setProperty('visibility', 'hidden')),
      );
    const parts = await page.locator('main > *, footer').all();
    expect(parts.length).toBeGreaterThanOrEqual(8);
    for (const [index, part] of parts.entries()) {
      await part.scrollIntoViewIfNeeded();
      // Images that are not shown at this width never load, and the screenshot does not wait for asynchronous decoding.
      await part
        .locator('img')
        .evaluateAll((images: HTMLImageElement[]) =>
          Promise.all(
            images
              .filter((image) => image.checkVisibility())
              .map((image) => Object.assign(image, { decoding: 'sync' }).decode()),
          ),
        );
      const picture = await shrink(await part.screenshot({ animations: 'disabled' }));
      expect
        .soft(picture)
        .toMatchSnapshot(`${width}-${index + 1}.png`, { maxDiffPixelRatio: 0.01 });
    }
  });
