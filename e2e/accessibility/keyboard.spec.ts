import { writeMessage } from '../support/contact-form';
import { firstPlanButton, languageButton } from '../support/controls';
import { languages } from '../../src/i18n/languages';
import { expectWholeRound } from '../support/accessibility/focus-round';
import { openPage } from '../support/hydrated';
import { address, newsletterForm } from '../support/newsletter';
import { headingOf } from '../support/page-heading';
import { routes, word } from '../../src/testing/site';
import { expect, test } from '../support/test';

/** The language with the longest words. */
const language = 'es';

test('the skip link leads past the header', async ({ page }) => {
  await openPage(page, routes.pathOf('about', language));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: word(language, 'common', 'skip') })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('the languages open and close by keys alone, and the focus goes back', async ({ page }) => {
  await openPage(page, routes.pathOf('about', language));
  const button = languageButton(page);
  const items = page.locator('#languages').getByRole('link');
  await button.press('Enter');
  await expect(items).toHaveCount(languages.length);
  for (const item of await items.all()) {
    await page.keyboard.press('Tab');
    await expect(item).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(items).toHaveCount(0);
  await expect(button).toBeFocused();
});

for (const [width, height] of [
  [1440, 900],
  [320, 256],
] as const) {
  test(`Tab and Shift+Tab lead around the dialog at ${width} px, all seen`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openPage(page, routes.pathOf('pricing', language));
    await firstPlanButton(page).press('Enter');
    const dialog = page.getByRole('dialog');
    await expectWholeRound(page, dialog, 'Shift+Tab');
    await expectWholeRound(page, dialog, 'Tab');
  });
}

test('a link to a place on another page takes the keyboard there, too', async ({ page }) => {
  await openPage(page, routes.pathOf('home', language));
  await page.getByRole('contentinfo').locator('a[href$="#brand-development"]').press('Enter');
  await expect(page).toHaveURL(/#brand-development$/);
  const target = headingOf(page, 'brand-development');
  await expect(target).toBeInViewport();
  await page.waitForLoadState();
  await page.keyboard.press('Tab');
  const isBelow = await target.evaluate(
    (element) =>
      element.compareDocumentPosition(document.activeElement ?? document) &
      Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(isBelow).toBeTruthy();
});

test('forms say that a message is on its way, and keep the focus', async ({ page, outbox }) => {
  await openPage(page, routes.pathOf('contact', language));
  const newsletter = newsletterForm(page);
  await newsletter.getByRole('textbox').fill(address);
  for (const form of [await writeMessage(page), newsletter]) {
    const release = await outbox.hold();
    const button = form.locator('[type="submit"]');
    const isLabelSeen = () =>
      button.evaluate(({ firstElementChild: label }) =>
        label?.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      );
    await button.press('Enter');
    await expect(form.getByRole('status')).toHaveText(word(language, 'common', 'forms.sending'));
    expect(await isLabelSeen()).toBe(false);
    await expect(form.locator(':focus')).toHaveCount(1);
    await release();
    await expect(form.getByRole('status')).toBeEmpty();
    expect(await isLabelSeen()).toBe(true);
    await expect(form.locator(':focus')).toHaveCount(1);
  }
});
