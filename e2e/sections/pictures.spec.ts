import type { Page } from '@playwright/test';
import { routes } from '../../src/testing/site';
import { expect, test } from '../support/test';

/** For each picture in the initial viewport the pixels of its file per CSS pixel. */
const densities = async (page: Page): Promise<number[]> => {
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => {
    const inView = [...document.querySelectorAll<HTMLImageElement>('picture > img')].filter(
      (image) => image.currentSrc && image.getBoundingClientRect().top < innerHeight,
    );
    return inView.map((image) => {
      const sources = [...(image.parentElement?.querySelectorAll('source') ?? [])];
      const files = sources.flatMap(({ srcset }) => srcset.split(/,\s+/));
      const file = files.find((name) => image.currentSrc.includes(name.split(' ')[0] ?? ''));
      return Number.parseInt(file?.split(' ')[1] ?? '') / image.clientWidth;
    });
  });
};

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });

for (const name of ['about', 'projects', 'cases'] as const) {
  test(`the pictures of ${name} are sharp on a phone, but not sharper than can be seen`, async ({
    page,
  }) => {
    await page.goto(routes.pathOf(name, 'en'));
    const found = await densities(page);
    expect(found.length).toBeGreaterThan(0);
    expect(Math.min(...found)).toBeGreaterThan(1.8);
    expect(Math.max(...found)).toBeLessThan(2.8);
  });
}
