import { entries } from './support/content';
import { headerLink } from './support/controls';
import { expectPage, openPage, reloadPage } from './support/page';
import { expect, test } from './support/test';

for (const [width, height] of [
  [360, 640],
  [1366, 650],
] as const)
  test(`every page says what it offers without scrolling at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const { slug, lead } of entries('pages')) {
      const path = `/es/${slug?.es ?? ''}`;
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      const text = page.getByRole('main').getByText(lead.es, { exact: true });
      await expect(text, path).toBeInViewport({ ratio: 1 });
    }
  });

test.describe('without the fonts', () => {
  test.use({ expectedInConsole: /decode downloaded font/ });

  test('the text takes as much room in the fallback fonts', async ({ page }) => {
    const heightOf = async () => {
      await page.goto('/es/precios');
      await page.evaluate(() => document.fonts.ready);
      return page.getByRole('main').evaluate((main) => main.clientHeight);
    };
    const withFonts = await heightOf();
    await page.route('**/*.woff2', (route) => route.fulfill({ status: 200, body: '' }));
    expect(Math.abs((await heightOf()) / withFonts - 1)).toBeLessThan(0.03);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });

  for (const path of ['/en/about', '/en/projects'])
    test(`pictures of ${path} are sharp, but no larger than is seen`, async ({ page }) => {
      await page.goto(path, { waitUntil: 'networkidle' });
      const pixels = await page.locator('picture > img').evaluateAll((images: HTMLImageElement[]) =>
        Promise.all(
          images
            .filter((image) => image.currentSrc && image.getBoundingClientRect().top < innerHeight)
            .map(async (image) => {
              const file = await fetch(image.currentSrc);
              const { width } = await createImageBitmap(await file.blob());
              return width / image.clientWidth;
            }),
        ),
      );
      expect(pixels.length).toBeGreaterThan(0);
      expect(Math.min(...pixels)).toBeGreaterThan(1.8);
      expect(Math.max(...pixels)).toBeLessThan(2.8);
    });
});

test('a page looks the same after visits to others', async ({ page }) => {
  const heights = () =>
    page.locator('main > *, footer').evaluateAll((parts) => parts.map((part) => part.clientHeight));
  await page.goto('/en/pricing');
  // A fresh visit only estimates the height of what is below the fold.
  await reloadPage(page);
  const before = await heights();
  await openPage(page, '/en');
  for (const path of ['/en/services', '/en/about', '/en/projects', '/en/contact', '/en/pricing']) {
    await headerLink(page, path).click();
    await expectPage(page, path);
  }
  expect(await heights()).toEqual(before);
});
