import type { Page } from '@playwright/test';
import { violationsOf } from '../support/accessibility/axe';
import { contactForm, writeMessage } from '../support/contact-form';
import {
  filterRadio,
  firstPlanButton,
  languageButton,
  periodRadio,
  videoButton,
} from '../support/controls';
import { openPage } from '../support/hydrated';
import { address } from '../support/newsletter';
import { scrollTo } from '../support/scroll';
import { chosenCategory } from '../support/projects';
import { toastWith } from '../support/toasts';
import { tooltip } from '../support/tooltips';
import { expect, test } from '../support/test';
import { failureLine } from '../support/outbox';
import { routes, word } from '../../src/testing/site';

test.use({ expectedInConsole: failureLine });

const look = async (page: Page, state: string, changed?: string) =>
  expect.soft(await violationsOf(page, changed), state).toEqual([]);

/** Sending changes nothing else of the page. */
const sentForm = 'main form, section:has([data-sonner-toaster])';

/** The markup is the same in all languages. */
for (const [language, viewport] of [
  ['nl', { width: 390, height: 844 }],
  ['es', { width: 1440, height: 900 }],
] as const) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    const button = (page: Page, namespace: string, key: string) =>
      page.getByRole('button', { name: word(language, namespace, key) });

    test(`what opens in the ${language} header has no axe violations`, async ({ page }) => {
      await openPage(page, routes.pathOf('about', language));
      const isNarrow = await button(page, 'common', 'header.openMenu').isVisible();
      if (isNarrow) {
        await button(page, 'common', 'header.openMenu').click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await button(page, 'common', 'header.closeMenu').hover();
      } else {
        await languageButton(page).click();
        await expect(page.locator('#languages')).toBeVisible();
        await look(page, 'languages');
        await page.keyboard.press('Escape');
        await videoButton(page, language, 'play').hover();
      }
      await expect(tooltip(page)).toBeVisible();
      await look(page, isNarrow ? 'menu with a tooltip' : 'tooltip');

      await page.keyboard.press('Escape');
      await expect(tooltip(page)).toHaveCount(0);
      await page.keyboard.press('Escape');
      await scrollTo(page, 400);
      await expect(page.getByRole('banner')).toHaveAttribute('data-scrolled', '');
      await look(page, 'scrolled header', 'header');
    });

    test(`the messages of ${language} forms have no axe violations`, async ({ page, outbox }) => {
      await openPage(page, routes.pathOf('contact', language));
      const form = contactForm(page);
      const send = form.locator('[type="submit"]');
      await send.click();
      await expect(form.locator('[aria-invalid="true"]')).toHaveCount(3);
      await button(page, 'common', 'newsletter.submit').click();
      await expect(toastWith(page, word(language, 'common', 'newsletter.empty'))).toBeVisible();
      await look(page, 'validation errors in the forms');

      await writeMessage(page);
      const release = await outbox.hold({ status: 500 });
      await send.click();
      await expect(send).toBeDisabled();
      await look(page, 'message on its way', sentForm);
      await release();
      await expect(toastWith(page, word(language, 'contact', 'form.failure'))).toBeVisible();
      await look(page, 'message failed', sentForm);
      await send.click();
      await expect(toastWith(page, word(language, 'contact', 'form.success'))).toBeVisible();
      await look(page, 'message sent', sentForm);
    });

    test(`choices and requests in ${language} have no axe violations`, async ({ page, outbox }) => {
      await openPage(page, routes.pathOf('projects', language));
      await filterRadio(page, language, chosenCategory).click();
      await expect(page.getByRole('main').getByRole('status')).not.toBeEmpty();
      await look(page, 'filter', 'main');

      await openPage(page, routes.pathOf('pricing', language));
      await periodRadio(page, language, 'yearly').click();
      await look(page, 'yearly prices', 'main');

      await firstPlanButton(page).click();
      const dialog = page.getByRole('dialog');
      const send = dialog.locator('[type="submit"]');
      await send.click();
      await expect(dialog.locator('[aria-invalid="true"]')).toBeVisible();
      await look(page, 'validation error in the dialog');
      await dialog.locator('[name="from_email"]').fill(address);
      const release = await outbox.hold({ status: 500 });
      await send.click();
      await expect(send).toBeDisabled();
      await look(page, 'request on its way', 'dialog');
      await release();
      await expect(dialog.getByRole('alert')).toBeVisible();
      await look(page, 'request failed', 'dialog');
      await send.click();
      await expect(dialog).toContainText(word(language, 'pricing', 'dialog.success'));
      await look(page, 'request sent', 'dialog');
    });
  });
}
