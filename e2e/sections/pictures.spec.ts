import { readEntries } from '../../src/testing/content';
import { routes } from '../../src/testing/site';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });

/** The pictures of a case are optional. */
const cases = readEntries('Case').some(({ image }) => image) ? ['cases'] : [];

for (const name of ['about', 'projects', ...cases]) {
  test(`pictures of ${name} are sharp on a phone, but no more than is seen`, async ({ page }) => {
    await page.goto(routes.pathOf(name, 'en'));
    await page.waitForLoadState('networkidle');
    /** For each picture in the initial viewport the pixels of its file per CSS pixel. */
    const found = await page.locator('picture > img').evaluateAll((images: HTMLImageElement[]) =>
      images
        .filter((image) => image.currentSrc && image.getBoundingClientRect().top < innerHeight)
        .map((image) => {
          const sources = [...(image.parentElement?.querySelectorAll('source') ?? [])];
          const files = sources.flatMap(({ srcset }) => srcset.split(/,\s+/));
          const file = files.find((name) => image.currentSrc.includes(name.split(' ')[0] ?? ''));
          return Number.parseInt(file?.split(' ')[1] ?? '') / image.clientWidth;
        }),
    );
    expect(found.length).toBeGreaterThan(0);
    expect(Math.min(...found)).toBeGreaterThan(1.8);
    expect(Math.max(...found)).toBeLessThan(2.8);
  });
}
