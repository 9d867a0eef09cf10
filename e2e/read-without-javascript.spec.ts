import type { Locator, Page } from '@playwright/test';
import { entry, plan, priceOf, text } from './support/content';
import { filterRadio, menuButton, periodRadio, shownProjects } from './support/controls';
import { pageOfEachKind } from './support/every-page';
import { address, fillForm, message, newsletterForm, planButton, planItem } from './support/forms';
import { expectPage } from './support/page';
import { expect, test } from './support/test';

test.use({ javaScriptEnabled: false });

test('every page shows its whole text', async ({ page }) => {
  for (const path of pageOfEachKind) {
    await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();
    // Whatever waits for a script to be readable would have no opacity or no box here.
    const hidden = await page
      .locator('main :is(h1, h2, h3, h4, p, li, dt, dd, label, blockquote)')
      .evaluateAll((elements, unseen) => {
        const isShown = { opacityProperty: true, visibilityProperty: true };
        return elements
          .filter((element) => !element.closest(unseen) && !element.checkVisibility(isShown))
          .map((element) => element.textContent?.trim());
      }, '[aria-hidden="true"], [hidden], noscript, [data-period="YEARLY"], details > p');
    expect.soft(hidden.filter(Boolean), path).toEqual([]);
  }
});

test('the toggle shows the yearly prices', async ({ page }) => {
  await page.goto('/es/precios');
  await periodRadio(page, 'es', 'yearly').check();
  const item = planItem(page, plan.name.es);
  await expect(item.getByText(priceOf('yearly'))).toBeVisible();
  await expect(item.getByText(priceOf('monthly'))).toBeHidden();
});

test('a plan leads to the contact page', async ({ page }) => {
  await page.goto('/es/precios');
  await planButton(page).click();
  await expect(page).toHaveURL(`/es/contacto?plan=${plan.key}`);
});

test('the filter shows the projects of a category, and all again', async ({ page }) => {
  await page.goto('/es/proyectos');
  const all = await shownProjects(page);
  await filterRadio(page, 'es', 'MEDICAL').check();
  const some = await shownProjects(page);
  expect(some.length).toBeLessThan(all.length);
  expect(all).toEqual(expect.arrayContaining(some));
  await filterRadio(page, 'es', 'ALL').check();
  expect(await shownProjects(page)).toEqual(all);
});

test('the menu opens and closes, and leads to another language', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/es/precios');
  const menu = page.getByRole('dialog');
  await menuButton(page, 'es').click();
  await menu.getByRole('button', { name: text('es', 'common', 'header.closeMenu') }).click();
  await expect(menu).toHaveCount(0);
  await menuButton(page, 'es').press('Enter');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(menuButton(page, 'es')).toBeFocused();
  await menuButton(page, 'es').click();
  await menu.locator('[hreflang="nl"]').click();
  await expectPage(page, '/nl/prijzen');
});

test('the header has a ground, so that text scrolls under it', async ({ page }) => {
  await page.goto('/es');
  const ground = (header: Element) => getComputedStyle(header, '::before').opacity;
  expect(await page.getByRole('banner').evaluate(ground)).toBe('1');
});

/** Submits a form to the email service, and returns the fields of the request. */
const submit = async (page: Page, form: Locator) => {
  const requested = page.waitForRequest('**/api/v1.0/email/send-form');
  await form.getByRole('button').click();
  const request = await requested;
  const headers = { 'content-type': (await request.headerValue('content-type')) ?? '' };
  const body = new Response(new Uint8Array(request.postDataBuffer() ?? []), { headers });
  return Object.fromEntries(await body.formData());
};

test('the contact form posts its fields to the email service', async ({ page }) => {
  await page.goto('/es/contacto');
  const order = { ...message, service: 'ui-design', message: 'Una línea' };
  const form = await fillForm(page, order);
  expect(await submit(page, form)).toMatchObject({ lib_version: '4.4.1', ...order });
  await expect(page.locator('body')).toHaveText('OK');
});

test('the newsletter posts its fields to the email service', async ({ page }) => {
  await page.goto('/es');
  const form = newsletterForm(page);
  await form.getByRole('textbox').fill(address);
  const { newsletter } = entry('site').forms;
  expect(await submit(page, form)).toMatchObject({ from_email: address, ...newsletter });
  await expect(page.locator('body')).toHaveText('OK');
});

test('a question opens its answer', async ({ page }) => {
  await page.goto('/es/precios');
  const first = page.locator('details').first();
  await expect(first.getByRole('paragraph')).toBeHidden();
  await first.locator('summary').click();
  await expect(first.getByRole('paragraph')).toBeVisible();
});
