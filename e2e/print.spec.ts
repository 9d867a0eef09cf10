import type { Page } from '@playwright/test';
import { menuButton } from './support/controls';
import { openPlan } from './support/forms';
import { openPage } from './support/page';
import { expect, test, withMotion } from './support/test';

test.use(withMotion);

const sheets = async (page: Page): Promise<number> =>
  [...(await page.pdf()).toString('latin1').matchAll(/\/Type\s*\/Page\b/g)].length;

test('the home page prints all its text in black', async ({ page }) => {
  await openPage(page, '/es');
  await page.emulateMedia({ media: 'print' });
  const pale = await page
    .locator('main :is(h1, h2, h3, h4, p, li, dt, dd, blockquote)')
    .filter({ visible: true })
    .evaluateAll((elements) =>
      elements
        .filter(
          (element) =>
            !element.checkVisibility({ opacityProperty: true }) ||
            getComputedStyle(element).color !== 'rgb(0, 0, 0)',
        )
        .map((element) => element.textContent),
    );
  expect(pale).toEqual([]);
});

const overlays: Record<string, (page: Page) => Promise<unknown>> = {
  menu: async (page) => {
    await page.setViewportSize({ width: 768, height: 600 });
    await menuButton(page, 'es').click();
  },
  dialog: (page) => openPlan(page),
};

for (const [name, open] of Object.entries(overlays))
  test(`the page prints whole although the ${name} is open`, async ({ page }) => {
    await openPage(page, '/es/precios');
    const whole = await sheets(page);
    expect(whole).toBeGreaterThan(1);
    await open(page);
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await sheets(page)).toBe(whole);
  });
