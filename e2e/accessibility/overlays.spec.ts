import type { OutboxFault } from '../../scripts/outbox/faults';
import { firstPlanButton, languageButton } from '../support/controls';
import { openPage } from '../support/hydrated';
import { address, newsletterForm } from '../support/newsletter';
import { openFirstPlan } from '../support/plan-request';
import { expectWholePrint } from '../support/printed';
import {
  enterToasts,
  expectFocusAboveToasts,
  expectToOutlastToasts,
  showError,
  toastWith,
  toasts,
} from '../support/toasts';
import { routes, word } from '../../src/testing/site';
import { scrollTo, scrollTop, swipe } from '../support/scroll';
import { afterPaint } from '../support/steady';
import { expect, test } from '../support/test';
import { failureLine } from '../support/outbox';

const language = 'es';

test('the first Escape closes a dialog, also while the tooltip of its button is shown; a message can be closed over an open dialog, what was typed stays, and the page prints whole', async ({
  page,
}) => {
  // The dialog fills a narrow screen, so the message is above it.
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, routes.pathOf('pricing', language));
  await newsletterForm(page).getByRole('button').click();
  const message = toastWith(page, word(language, 'common', 'newsletter.empty'));
  // A message under the pointer stays.
  await message.hover();

  const dialog = await openFirstPlan(page);
  await dialog.getByRole('button', { name: word(language, 'common', 'close') }).focus();
  await expect(page.getByRole('tooltip')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await openFirstPlan(page);
  const field = dialog.getByRole('textbox');
  await field.fill(address);
  await message.getByRole('button').click();
  await expect(message).toHaveCount(0);
  await expect(field).toHaveValue(address);
  await expectWholePrint(page, dialog);
});

test('the Escape that ends a composition leaves the dialog open with its text', async ({
  page,
  context,
}) => {
  await openPage(page, routes.pathOf('pricing', language));
  const dialog = await openFirstPlan(page);
  const field = dialog.getByRole('textbox');
  await field.fill('sanne');
  const session = await context.newCDPSession(page);
  await session.send('Input.imeSetComposition', {
    text: 'にほん',
    selectionStart: 3,
    selectionEnd: 3,
  });
  const escape = { key: 'Escape', code: 'Escape', windowsVirtualKeyCode: 229 };
  await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...escape });
  await session.send('Input.imeSetComposition', { text: '', selectionStart: 0, selectionEnd: 0 });
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...escape });
  await afterPaint(page);
  await expect(dialog).toBeVisible();
  await expect(field).toHaveValue('sanne');

  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(routes.pathOf('pricing', language));
});

test('from the messages focus goes to a clicked field, or back to an opener', async ({ page }) => {
  await openPage(page, routes.pathOf('pricing', language));
  const field = newsletterForm(page).getByRole('textbox');
  const typeAfterPress = async () => {
    await field.click({ position: { x: 60, y: 20 } });
    await page.keyboard.type('new');
    return field.inputValue();
  };

  await field.fill(address);
  const changed = await typeAfterPress();
  expect(changed).not.toBe(`${address}new`);
  await field.clear();
  await showError(page);
  await field.fill(address);
  await enterToasts(page);
  expect(await typeAfterPress()).toBe(changed);
  await expectToOutlastToasts(field);
  await field.clear();

  await showError(page);
  await openFirstPlan(page);
  await enterToasts(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectToOutlastToasts(firstPlanButton(page));

  await showError(page);
  await languageButton(page).press('Enter');
  await page.keyboard.press('Tab');
  await enterToasts(page);
  await page.keyboard.press('Escape');
  await expect(page.locator('#languages')).toBeHidden();
  await expectToOutlastToasts(languageButton(page));
});

test.describe('with touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  for (const [way, x, y] of [
    ['up, as for scrolling', 0, -56],
    ['to the right', 84, 0],
  ] as const)
    test(`a message goes away after a swipe ${way}`, async ({ page }) => {
      await openPage(page, routes.pathOf('about', language));
      await newsletterForm(page).getByRole('button').tap();
      await swipe(toasts(page).getByRole('alert'), x, y);
      await expect(toasts(page)).toHaveCount(0);
    });
});

test.describe('while a message is on its way', () => {
  test.use({ expectedInConsole: failureLine, viewport: { width: 390, height: 800 } });

  test('the field of the form gets the focus back from the messages', async ({ page, outbox }) => {
    await openPage(page, routes.pathOf('about', language));
    await showError(page);
    await expectFocusAboveToasts(page);
    const field = newsletterForm(page).getByRole('textbox');
    await field.fill(address);
    const release = await outbox.hold({ status: 500 });
    await field.press('Enter');
    await enterToasts(page);
    await release();
    await expect(field).toBeEnabled();
    await page.keyboard.press('Escape');
    // A press that moves on the link of the failure does not keep its message; a pointer that stays over messages does.
    await toasts(page).getByRole('link').dragTo(page.getByRole('banner'));
    await expect(toasts(page)).toHaveCount(0);
    await expect(field).toBeFocused();
  });

  test('a visitor who has scrolled or moved on is left where he is', async ({ page, outbox }) => {
    await openPage(page, routes.pathOf('home', language));
    const field = newsletterForm(page, 'main').getByRole('textbox');
    const send = async (fault?: OutboxFault) => {
      await field.fill(address);
      const release = await outbox.hold(fault);
      await field.press('Enter');
      return release;
    };
    const expectToStay = async (release: () => Promise<void>, result: string) => {
      const before = await scrollTop(page);
      await release();
      const message = toastWith(page, word(language, 'common', `newsletter.${result}`));
      await expect(message).toBeVisible();
      await expect(field).toBeEnabled();
      await afterPaint(page);
      expect(await scrollTop(page)).toBe(before);
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

    await scrollTo(page, 0);
    const releaseFailure = await send({ status: 500 });
    // A click beside all controls gives the focus to the whole page.
    await page.locator('h1').click();
    await expectToStay(releaseFailure, 'failure');
  });
});
