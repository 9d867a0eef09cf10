import type { OutboxFault } from '../../scripts/outbox/faults';
import { expectOverlaysToFit } from '../support/accessibility/overlays-fit';
import { openPage } from '../support/hydrated';
import { address, newsletterForm } from '../support/newsletter';
import { openFirstPlan } from '../support/plan-request';
import { expectWholePrint } from '../support/printed';
import { toastWith } from '../support/toasts';
import { routes, word } from '../../src/testing/site';
import { scrollTo, scrollTop } from '../support/scroll';
import { afterPaint } from '../support/steady';
import { expect, test } from '../support/test';
import { failureLine } from '../support/outbox';

const language = 'es';

test('an open dialog prints with the whole page', async ({ page }) => {
  await openPage(page, routes.pathOf('pricing', language));
  const dialog = await openFirstPlan(page);
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

test.describe('while a message is on its way', () => {
  test.use({ expectedInConsole: failureLine, viewport: { width: 390, height: 800 } });

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

test('menu, dialog and toasts fit 320 px', ({ page }) => expectOverlaysToFit(page, 320));
