import type { Page } from '@playwright/test';
import { violationsOf } from './support/axe';
import { text } from './support/content';
import {
  filterRadio,
  languageButton,
  languageList,
  menuButton,
  periodRadio,
  toastWith,
  tooltip,
} from './support/controls';
import { pageOfEachKind } from './support/every-page';
import { address, contactForm, newsletterForm, openPlan, writeMessage } from './support/forms';
import { cutOff, excess, expectOverlaysToFit } from './support/layout';
import { failedEmail, holdEmails } from './support/network';
import { hydrated, openPage, scrollTo } from './support/page';
import { expect, test } from './support/test';

test.use({ expectedInConsole: failedEmail });

const phone = { width: 390, height: 844 };

const expectAccessible = async (page: Page, state: string, part?: string) =>
  expect.soft(await violationsOf(page, part), state).toEqual([]);

for (const path of pageOfEachKind)
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.goto(path);
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveAttribute('href', '#main');
    await hydrated(page);
    await expectAccessible(page, '1440 px');
    await page.setViewportSize(phone);
    await expectAccessible(page, '390 px', 'main');
  });

test('every kind of page is whole at 320 px, also with spaced text', async ({ page }) => {
  // A screen of 1280 by 1024 pixels, zoomed to 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of pageOfEachKind) {
    await page.goto(path);
    expect.soft(await excess(page), path).toBeLessThanOrEqual(0);
    expect.soft(await cutOff(page), path).toEqual([]);
    // As far as it has to be possible without loss (WCAG 1.4.12).
    await page.evaluate(() => {
      const spacing = new CSSStyleSheet();
      spacing.replaceSync(`
        * { letter-spacing: .12em !important; word-spacing: .16em !important; line-height: 1.5 !important; }
        p { margin-bottom: 2em !important; }
      `);
      document.adoptedStyleSheets.push(spacing);
    });
    expect.soft(await excess(page), `${path} with spaced text`).toBeLessThanOrEqual(0);
    expect.soft(await cutOff(page), `${path} with spaced text`).toEqual([]);
  }
});

test('menu, dialog and toasts fit 320 px', ({ page }) => expectOverlaysToFit(page, 320));

test('axe finds nothing in the open menu with a tooltip', async ({ page }) => {
  await page.setViewportSize(phone);
  await openPage(page, '/nl/over-ons');
  await menuButton(page, 'nl').click();
  await page.getByRole('button', { name: text('nl', 'common', 'header.closeMenu') }).hover();
  await expect(tooltip(page)).toBeVisible();
  await expectAccessible(page, 'menu');
});

test('axe finds nothing in the list of languages and the scrolled header', async ({ page }) => {
  await openPage(page, '/es/sobre-nosotros');
  await languageButton(page).click();
  await expect(languageList(page)).toBeVisible();
  await expectAccessible(page, 'languages');
  await page.keyboard.press('Escape');
  await scrollTo(page, 400);
  await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled', '');
  await expectAccessible(page, 'scrolled header', 'header');
});

test('axe finds nothing in the messages of the contact form', async ({ page }) => {
  await page.setViewportSize(phone);
  await openPage(page, '/nl/contact');
  const part = 'main form, section:has([data-sonner-toaster])';
  const form = contactForm(page);
  const send = form.locator('[type="submit"]');
  await send.click();
  await expect(form.locator('[aria-invalid="true"]')).toHaveCount(3);
  await newsletterForm(page).getByRole('button').click();
  await expect(toastWith(page, text('nl', 'common', 'newsletter.empty'))).toBeVisible();
  await expectAccessible(page, 'validation errors');

  for (const [status, result] of [
    [500, 'failure'],
    [200, 'success'],
  ] as const) {
    const release = await holdEmails(page, status);
    await writeMessage(page);
    await send.click();
    await expect(send).toBeDisabled();
    await expectAccessible(page, 'sending', part);
    release();
    await expect(toastWith(page, text('nl', 'contact', `form.${result}`))).toBeVisible();
    await expectAccessible(page, result, part);
  }
});

test('axe finds nothing in the plan dialog', async ({ page }) => {
  await openPage(page, '/es/precios');
  await periodRadio(page, 'es', 'yearly').check();
  await expectAccessible(page, 'yearly prices', 'main');
  const dialog = await openPlan(page);
  const send = dialog.locator('[type="submit"]');
  await send.click();
  await expect(dialog.locator('[aria-invalid="true"]')).toBeVisible();
  await expectAccessible(page, 'validation error');

  await dialog.getByRole('textbox').fill(address);
  const fail = await holdEmails(page, 500);
  await send.click();
  await expect(send).toBeDisabled();
  await expectAccessible(page, 'sending', 'dialog');
  fail();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'failure', 'dialog');
  (await holdEmails(page))();
  await send.click();
  await expect(dialog).toContainText(text('es', 'pricing', 'dialog.success'));
  await expectAccessible(page, 'success', 'dialog');
});

test('axe finds nothing in the filtered projects', async ({ page }) => {
  await openPage(page, '/es/proyectos');
  await filterRadio(page, 'es', 'MEDICAL').click();
  await expect(page.getByRole('main').getByRole('status')).not.toBeEmpty();
  await expectAccessible(page, 'filter', 'main');
});

test('buttons stand out where the system chooses the colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const path of ['/es', '/es/precios']) {
    await openPage(page, path);
    const bare = await page.locator('button, label:has([type="radio"])').evaluateAll((buttons) =>
      buttons
        .filter((button) => button.checkVisibility({ visibilityProperty: true }))
        .filter((button) => {
          const ground = getComputedStyle(document.body).backgroundColor;
          if (button.querySelector(':checked'))
            return getComputedStyle(button).backgroundColor === ground;
          // Radio buttons may share an edge.
          return [button, button.closest('[role="radiogroup"]')].every(
            (box) => !box || parseFloat(getComputedStyle(box).borderBottomWidth) === 0,
          );
        })
        .map((button) => button.textContent || button.ariaLabel),
    );
    expect(bare, path).toEqual([]);
  }
});
