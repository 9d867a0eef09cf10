import { join } from 'node:path';
import sharp from 'sharp';
import { sitemapPaths } from '../../scripts/site-check/sitemap';
import { openPage, reloadPage } from '../support/page';
import { expect, test } from '../support/test';
import { site } from './site';

const isEnglish = (path: string): boolean => /^\/en(\/|$)/.test(path);
const paths = [...sitemapPaths(join(site, 'public')).filter(isEnglish), '/en/nowhere'];

const pictures = [
  // The footer is the same on every page.
  ...paths.map((path) => ({ name: path.slice(1).replaceAll('/', '-'), path, without: 'footer' })),
  { name: 'footer', path: '/en', without: 'main' },
];

/** A quarter of the size is a few kilobytes, and evens out how another Chromium rounds. */
const shrink = async (picture: Buffer): Promise<Buffer> => {
  const { width } = await sharp(picture).metadata();
  return sharp(picture)
    .removeAlpha()
    .resize({ width: Math.round(width / 4) })
    .png({ compressionLevel: 9 })
    .toBuffer();
};

for (const { name, path, without } of pictures)
  for (const width of [390, 1440])
    test(`${name} looks as before at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      // The footer shows the year.
      await page.clock.setFixedTime('2026-06-01');
      await openPage(page, path);
      // A fresh visit only estimates the height of what is below the fold.
      await reloadPage(page);
      await page.locator(without).evaluate((part) => part.remove());
      await page
        .locator('img')
        .evaluateAll((images: HTMLImageElement[]) =>
          Promise.all(
            images
              .filter((image) => image.checkVisibility())
              .map((image) =>
                Object.assign(image, { loading: 'eager', decoding: 'sync' }).decode(),
              ),
          ),
        );
      const picture = await page.screenshot({ fullPage: true, animations: 'disabled' });
      // Chromium 147, 150 and 156 differ in at most 15 pixels.
      expect(await shrink(picture)).toMatchSnapshot(`${name}-${width}.png`, {
        threshold: 0.04,
        maxDiffPixels: 18,
      });
    });
