import type { Page } from '@playwright/test';
import { writeMessage } from '../support/contact-form';
import { firstPlanButton, languageButton } from '../support/controls';
import { languages } from '../../src/i18n/languages';
import { expectWholeRound } from '../support/focus-round';
import { openPage } from '../support/hydrated';
import { address, newsletterForm } from '../support/newsletter';
import { headingOf } from '../support/page-heading';
import { routes, sitePages, word } from '../../src/testing/site';
import { expect, test } from '../support/outbox';

test.use({ trace: 'off' });

/** The language with the longest words. */
const language = 'es';
const paths = sitePages.filter((page) => page.language === language).map(({ path }) => path);

/** Smallest width and height of anything that can be pressed, in pixels (WCAG 2.2, 2.5.8). */
const smallest = 24;

/** What has the focus now, and what is wrong with it; undefined when the end of the page has been passed. */
const stopHere = (page: Page) =>
  page.evaluate((least) => {
    const here = document.activeElement;
    if (!here || here === document.body) return undefined;
    const last = document.querySelector('[data-stop]');
    last?.removeAttribute('data-stop');
    here.setAttribute('data-stop', '');
    const after = getComputedStyle(here, '::after');
    const row = here.closest('li');
    // The link of a whole card is as large as the card, and the ring may be round the card.
    const isStretched = after.position === 'absolute' && after.inset === '0px';
    const { width, height } = ((isStretched && row) || here).getBoundingClientRect();
    const styles = [here, here.parentElement, ...(row?.children ?? [])]
      .filter((element) => element !== null)
      .map((element) => getComputedStyle(element));
    const own = here.getBoundingClientRect();
    const seen = document.elementFromPoint(
      own.left + own.width / 2,
      own.top + Math.min(own.height / 2, 12),
    );
    const faults = {
      'leads back': last && here.compareDocumentPosition(last) & Node.DOCUMENT_POSITION_FOLLOWING,
      'has no ring': ![after, ...styles].some(
        ({ outlineStyle, outlineWidth }) =>
          outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
      ),
      'is not whole on the screen':
        own.left < -1 || own.top < -1 || own.right > innerWidth + 1 || own.bottom > innerHeight + 1,
      'lies under something': !seen || !(here.contains(seen) || seen.contains(here)),
      [`is ${width} by ${height} px`]: Math.min(width, height) < least,
    };
    return {
      name: here.getAttribute('aria-label') ?? (here.closest('label') ?? here).textContent,
      faults: Object.entries(faults).flatMap(([fault, isThere]) => (isThere ? [fault] : [])),
    };
  }, smallest);

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`the keyboard reaches everything in order at ${width} px, always seen`, async ({ page }) => {
    // It walks through every page.
    test.slow();
    await page.setViewportSize({ width, height });
    const wrong: string[] = [];
    for (const path of paths) {
      await openPage(page, path);
      const expected = await page.evaluate(
        () =>
          [...document.querySelectorAll('a[href], button, input, select, textarea')].filter(
            (element) =>
              element.checkVisibility({ visibilityProperty: true }) &&
              // Of a group of radio buttons, Tab reaches the checked one; the arrow keys lead to the others.
              element.matches(':not([tabindex="-1"], :disabled, [type="radio"]:not(:checked))'),
          ).length,
      );
      for (let stops = 0; stops < expected; stops += 1) {
        await page.keyboard.press('Tab');
        const stop = await stopHere(page);
        if (!stop) {
          wrong.push(`${path}: ends after ${stops} of ${expected} stops`);
          break;
        }
        for (const fault of stop.faults) wrong.push(`${path}, ${stop.name}: ${fault}`);
      }
    }
    expect(wrong).toEqual([]);
  });
}

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
  await page.setViewportSize({ width: 1440, height: 900 });
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
