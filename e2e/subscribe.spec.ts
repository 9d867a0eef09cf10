import type { Page } from '@playwright/test';
import { entry, text } from './support/content';
import { headerLink, toasts, toastWith } from './support/controls';
import { address, newsletterForm, subscribe } from './support/forms';
import { answerEmails, failedEmail, holdEmails } from './support/network';
import { afterPaint, expectPage, openPage, scrollTop } from './support/page';
import { expect, test } from './support/test';

test.use({ expectedInConsole: failedEmail });

test('signs up, and empties the field', async ({ page }) => {
  const sent = await answerEmails(page);
  await openPage(page, '/nl/over-ons');
  const field = newsletterForm(page).getByRole('textbox');
  // A copied address often has invisible characters around it.
  await field.fill(`\ufeff${address}\u200b\u00a0`);
  await field.press('Enter');
  const toast = toastWith(page, text('nl', 'common', 'newsletter.success'));
  await expect(toast).toContainText(text('nl', 'common', 'forms.success'));
  const { newsletter } = entry('site').forms;
  expect(sent).toMatchObject([{ template_params: { from_email: address, ...newsletter } }]);
  await expect(field).toHaveValue('');
});

for (const [what, value, error] of [
  ['an empty', '', 'empty'],
  ['an invalid', 'sanne@example', 'invalid'],
] as const)
  test(`${what} address shows an error, and is not sent`, async ({ page }) => {
    const sent = await answerEmails(page);
    await openPage(page, '/en/about');
    await newsletterForm(page).getByRole('textbox').fill(value);
    await newsletterForm(page).getByRole('button').click();
    await expect(toastWith(page, text('en', 'common', `newsletter.${error}`))).toBeVisible();
    expect(sent).toEqual([]);
  });

test('a failure keeps the address', async ({ page }) => {
  await answerEmails(page, 429);
  await openPage(page, '/en/about');
  await subscribe(newsletterForm(page));
  await expect(toastWith(page, text('en', 'common', 'newsletter.failure'))).toBeVisible();
  await expect(newsletterForm(page).getByRole('textbox')).toHaveValue(address);
});

test('a visitor who has scrolled on stays there when the form is sent', async ({ page }) => {
  const release = await holdEmails(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await openPage(page, '/es');
  const field = newsletterForm(page, 'main').getByRole('textbox');
  await field.fill(address);
  await field.press('Enter');
  await expect(field).toBeDisabled();
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(1000);
  await afterPaint(page);
  const place = await scrollTop(page);
  release();
  await expect(field).toBeEnabled();
  await afterPaint(page);
  expect(await scrollTop(page)).toBe(place);
});

test('three toasts show at most, at the lower right', async ({ page }) => {
  await openPage(page, '/en/about');
  const button = newsletterForm(page).getByRole('button');
  for (let press = 0; press < 4; press += 1) await button.press('Enter');
  await expect(toasts(page)).toHaveCount(4);
  await expect(page.locator('[data-sonner-toast][data-visible="true"]')).toHaveCount(3);
  // The front one comes to rest once it has slid in.
  const edges = async () => {
    const box = await page.locator('[data-sonner-toast][data-front="true"]').boundingBox();
    return box && { width: box.width, right: box.x + box.width, bottom: box.y + box.height };
  };
  await expect.poll(edges).toEqual({ width: 356, right: 1440 - 32, bottom: 900 - 32 });
});

test('Alt+T leads to a toast, and the focus returns when it is closed', async ({ page }) => {
  await openPage(page, '/en/about');
  await newsletterForm(page).getByRole('button').press('Enter');
  await expect(toasts(page)).toHaveCount(1);
  await page.keyboard.press('Alt+KeyT');
  await page.keyboard.press('Tab');
  await expect(toasts(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toHaveCount(0);
  await expect(newsletterForm(page).getByRole('textbox')).toBeFocused();
});

test.describe('a toast that is on the screen when the visitor follows a link', () => {
  const showFailure = async (page: Page) => {
    await answerEmails(page, 429);
    await openPage(page, '/en/about');
    await subscribe(newsletterForm(page));
    const toast = toastWith(page, text('en', 'common', 'newsletter.failure'));
    await expect(toast).toBeVisible();
    const shownAt = Date.now();
    await headerLink(page, '/en/pricing').click();
    await expectPage(page, '/en/pricing');
    return { toast, shownAt };
  };

  test('stays its four seconds', async ({ page }) => {
    const { toast, shownAt } = await showFailure(page);
    await expect(toast).toHaveCount(0);
    expect(Date.now() - shownAt).toBeGreaterThan(3500);
  });

  test('can be reached by its keys, and its link works', async ({ page }) => {
    const { toast } = await showFailure(page);
    await page.keyboard.press('Alt+KeyT');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const link = toast.getByRole('link', { name: text('en', 'common', 'forms.mailInstead') });
    await expect(link).toBeFocused();
    await expect(link).toHaveAttribute('href', /^mailto:/);
    // The focus keeps the toast on the screen.
    await page.waitForTimeout(4500);
    await expect(link).toBeVisible();
  });
});
