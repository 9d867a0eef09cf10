import type { Page, ViewportSize } from '@playwright/test';
import type { Language } from '../../src/i18n/languages';
import { violationsOf } from '../support/axe';
import { filterRadio, firstPlanButton, periodRadio } from '../support/controls';
import { openPage } from '../support/hydrated';
import { toastWith } from '../support/toasts';
import { expect, failureLine, test } from '../support/outbox';
import { routes, word } from '../../src/testing/site';

test.use({
  expectedInConsole: failureLine,
  // A trace would keep axe's own source and a picture of the page for each of its runs.
  trace: 'off',
});

/** The markup is the same in all languages. */
const screens: { viewport: ViewportSize; language: Language }[] = [
  { viewport: { width: 390, height: 844 }, language: 'nl' },
  { viewport: { width: 1440, height: 900 }, language: 'es' },
];

/** Collects what axe finds in every state of a walk through the site, each with the name of the state. */
const inspector = (page: Page) => {
  const found: string[] = [];
  const look = async (state: string) => {
    for (const line of await violationsOf(page)) found.push(`${state}: ${line}`);
  };
  return { found, look };
};

for (const { viewport, language } of screens) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    const button = (page: Page, namespace: string, key: string) =>
      page.getByRole('button', { name: word(language, namespace, key) });

    test(`axe finds nothing in what opens in the ${language} header`, async ({ page }) => {
      const { found, look } = inspector(page);
      await openPage(page, routes.pathOf('about', language));
      const isNarrow = await button(page, 'common', 'header.openMenu').isVisible();
      if (isNarrow) {
        await button(page, 'common', 'header.openMenu').click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await page.keyboard.press('Tab');
        await page.keyboard.press('Tab');
      } else {
        await page.getByRole('button', { name: /^[A-Z]{2}\. / }).click();
        await expect(page.locator('#languages')).toBeVisible();
        await look('languages');
        await page.keyboard.press('Escape');
        await button(page, 'about', 'video.pause')
          .or(button(page, 'about', 'video.play'))
          .hover();
      }
      await expect(page.getByRole('tooltip')).toBeAttached();
      await look(isNarrow ? 'menu with a tooltip' : 'tooltip');

      await page.keyboard.press('Escape');
      await page.evaluate(() => window.scrollTo(0, 400));
      await expect(page.locator('html')).toHaveAttribute('data-scrolled', '');
      await look('scrolled header');
      expect(found).toEqual([]);
    });

    test(`axe finds nothing in errors and messages of the ${language} forms`, async ({
      page,
      outbox,
    }) => {
      const { found, look } = inspector(page);
      await openPage(page, routes.pathOf('contact', language));
      const form = page.locator('form', { has: page.locator('[name="from_name"]') });
      const send = form.locator('[type="submit"]');
      await send.click();
      await expect(form.locator('[aria-invalid="true"]')).toHaveCount(3);
      await button(page, 'common', 'newsletter.submit').click();
      await expect(toastWith(page, word(language, 'common', 'newsletter.empty'))).toBeVisible();
      await look('validation errors in the forms');

      await form.locator('[name="from_name"]').fill('Sanne de Vries');
      await form.locator('[name="from_email"]').fill('sanne@example.com');
      await form.locator('[name="message"]').fill('Regel één');
      const release = await outbox.hold({ status: 500 });
      await send.click();
      await expect(send).toBeDisabled();
      await look('message on its way');
      await release();
      await expect(toastWith(page, word(language, 'contact', 'form.failure'))).toBeVisible();
      await look('message failed');
      await send.click();
      await expect(toastWith(page, word(language, 'contact', 'form.success'))).toBeVisible();
      await look('message sent');
      expect(found).toEqual([]);
    });

    test(`axe finds nothing in what is chosen and requested in ${language}`, async ({
      page,
      outbox,
    }) => {
      const { found, look } = inspector(page);
      await openPage(page, routes.pathOf('projects', language));
      await filterRadio(page, language, 'MEDICAL').click();
      await expect(page.getByRole('main').getByRole('status')).not.toBeEmpty();
      await look('filter');

      await openPage(page, routes.pathOf('pricing', language));
      await periodRadio(page, language, 'yearly').click();
      await look('yearly prices');

      await firstPlanButton(page).click();
      const dialog = page.getByRole('dialog');
      const send = dialog.locator('[type="submit"]');
      await send.click();
      await expect(dialog.locator('[aria-invalid="true"]')).toBeVisible();
      await look('validation error in the dialog');
      await dialog.locator('[name="from_email"]').fill('sanne@example.com');
      const release = await outbox.hold({ status: 500 });
      await send.click();
      await expect(send).toBeDisabled();
      await look('request on its way');
      await release();
      await expect(dialog.getByRole('alert')).toBeVisible();
      await look('request failed');
      await send.click();
      await expect(dialog).toContainText(word(language, 'pricing', 'dialog.success'));
      await look('request sent');
      expect(found).toEqual([]);
    });
  });
}
