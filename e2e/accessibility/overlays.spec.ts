import type { Locator, Page } from '@playwright/test';
import type { OutboxFault } from '../../scripts/outbox/faults';
import { firstPlanButton, languageButton } from '../support/controls';
import { openPage } from '../support/hydrated';
import { address, newsletterForm } from '../support/newsletter';
import { expectWholePrint } from '../support/printed';
import { toastWith, toasts } from '../support/toasts';
import { routes, word } from '../../src/testing/site';
import { afterPaint } from '../support/steady';
import { expect, failureLine, test } from '../support/outbox';

const language = 'es';

/** By the keyboard, so that the pointer stays where it is. */
const openPlan = async (page: Page) => {
  await firstPlanButton(page).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading')).toBeFocused();
  return dialog;
};

test('the first Escape closes a dialog, also while the tooltip of its button is shown; a message can be closed over an open dialog, what was typed stays, and the page prints whole', async ({
  page,
}) => {
  await openPage(page, routes.pathOf('pricing', language));
  await newsletterForm(page).getByRole('button').click();
  const message = toastWith(page, word(language, 'common', 'newsletter.empty'));
  // A message under the pointer stays.
  await message.hover();

  const dialog = await openPlan(page);
  await dialog.getByRole('button', { name: word(language, 'common', 'close') }).focus();
  await expect(page.getByRole('tooltip')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await openPlan(page);
  const field = dialog.getByRole('textbox');
  await field.fill(address);
  await message.getByRole('button').click();
  await expect(message).toHaveCount(0);
  await expect(field).toHaveValue(address);
  await expectWholePrint(page, dialog);
});

test('from the messages the focus goes to the field that the visitor chooses, and to the button of a list or dialog that Escape closes meanwhile', async ({
  page,
}) => {
  await openPage(page, routes.pathOf('pricing', language));
  const form = newsletterForm(page);
  const region = page.locator('[data-sonner-toaster]');
  const enterMessages = async () => {
    await page.keyboard.press('Alt+KeyT');
    await afterPaint(page);
    await expect(region).toBeFocused();
  };
  const showMessage = async () => {
    await form.getByRole('button').press('Enter');
    await expect(toasts(page)).toHaveCount(1);
  };
  const expectToStay = async (control: Locator) => {
    await expect(control).toBeFocused();
    await expect(toasts(page)).toHaveCount(0);
    await expect(control).toBeFocused();
  };

  const field = form.getByRole('textbox');
  const typeAfterPress = async () => {
    await field.click({ position: { x: 60, y: 20 } });
    await page.keyboard.type('new');
    return field.inputValue();
  };

  await field.fill(address);
  const changed = await typeAfterPress();
  expect(changed).not.toBe(`${address}new`);
  await field.clear();
  await showMessage();
  await field.fill(address);
  await enterMessages();
  expect(await typeAfterPress()).toBe(changed);
  await expectToStay(field);
  await field.clear();

  await showMessage();
  await openPlan(page);
  await enterMessages();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectToStay(firstPlanButton(page));

  await showMessage();
  await languageButton(page).press('Enter');
  await page.keyboard.press('Tab');
  await enterMessages();
  await page.keyboard.press('Escape');
  await expect(page.locator('#languages')).toBeHidden();
  await expectToStay(languageButton(page));
});

test.describe('while a message is on its way', () => {
  test.use({ expectedInConsole: failureLine, viewport: { width: 390, height: 800 } });

  test('a visitor who has scrolled or moved on is left where he is', async ({ page, outbox }) => {
    await openPage(page, routes.pathOf('home', language));
    const place = () => page.evaluate(() => Math.round(window.scrollY));
    const field = newsletterForm(page, 'main').getByRole('textbox');
    const send = async (fault?: OutboxFault) => {
      await field.fill(address);
      const release = await outbox.hold(fault);
      await field.press('Enter');
      return release;
    };
    const expectToStay = async (release: () => Promise<void>, result: string) => {
      const before = await place();
      await release();
      const message = toastWith(page, word(language, 'common', `newsletter.${result}`));
      await expect(message).toBeVisible();
      await expect(field).toBeEnabled();
      await afterPaint(page);
      expect(await place()).toBe(before);
    };

    const releaseSuccess = await send();
    const scrollEnd = page.evaluate(
      () =>
        // The browser may also scroll a little to the focused field.
        new Promise<void>((end) =>
          addEventListener('scrollend', () => window.scrollY > 1000 && end()),
        ),
    );
    await page.mouse.wheel(0, 1500);
    await scrollEnd;
    await expectToStay(releaseSuccess, 'success');

    await page.evaluate(() => window.scrollTo(0, 0));
    const releaseFailure = await send({ status: 500 });
    // A click beside all controls gives the focus to the whole page.
    await page.locator('h1').click();
    await expectToStay(releaseFailure, 'failure');
  });
});
