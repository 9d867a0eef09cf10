import type { Locator, Page } from '@playwright/test';
import { languages } from '#source-content';
import { text } from './support/content';
import {
  footerLink,
  headerLink,
  languageButton,
  languageList,
  menuButton,
  tooltip,
} from './support/controls';
import { openPlan } from './support/forms';
import { expectPage, headingOf, openPage, scrollTop } from './support/page';
import { expect, test } from './support/test';

/**
 * What has the focus now, and what is wrong with it; undefined when the end of the page has been
 * passed.
 */
const focusedStop = (page: Page) =>
  page.evaluate(() => {
    const stop = document.activeElement;
    if (!stop || stop === document.body) return undefined;
    const last = document.querySelector('[data-stop]');
    last?.removeAttribute('data-stop');
    stop.setAttribute('data-stop', '');
    const after = getComputedStyle(stop, '::after');
    const row = stop.closest('li');
    // The link of a whole card is as large as the card, and the ring may be round the card.
    const isStretched = after.position === 'absolute' && after.inset === '0px';
    const { width, height } = ((isStretched && row) || stop).getBoundingClientRect();
    const styles = [stop, stop.parentElement, ...(row?.children ?? [])]
      .filter((element) => element !== null)
      .map((element) => getComputedStyle(element));
    const box = stop.getBoundingClientRect();
    const top = document.elementFromPoint(
      box.left + box.width / 2,
      box.top + Math.min(box.height / 2, 12),
    );
    const faults = {
      'leads back': last && stop.compareDocumentPosition(last) & Node.DOCUMENT_POSITION_FOLLOWING,
      'has no ring': ![after, ...styles].some(
        ({ outlineStyle, outlineWidth }) =>
          outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
      ),
      'is not whole on the screen':
        box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1,
      'lies under something': !top || !(stop.contains(top) || top.contains(stop)),
      // WCAG 2.2, 2.5.8
      'is smaller than 24 px': Math.min(width, height) < 24,
    };
    const name = stop.getAttribute('aria-label') ?? (stop.closest('label') ?? stop).textContent;
    return Object.entries(faults).flatMap(([fault, isThere]) =>
      isThere ? `${name} ${fault}` : [],
    );
  });

for (const [path, width] of [
  ['/es', 1440],
  ['/es', 390],
  ['/es/precios', 390],
] as const)
  test(`Tab leads through ${path} at ${width} px, in order and in sight`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openPage(page, path);
    const count = await page.locator('a[href], button, input, select, textarea').evaluateAll(
      (all) =>
        all.filter(
          (element) =>
            element.checkVisibility({ visibilityProperty: true }) &&
            // Of a group of radio buttons, Tab reaches the checked one; the arrow keys lead to the
            // others.
            element.matches(':not([tabindex="-1"], :disabled, [type="radio"]:not(:checked))'),
        ).length,
    );
    const faults: string[] = [];
    for (let stop = 1; stop <= count; stop += 1) {
      await page.keyboard.press('Tab');
      faults.push(...((await focusedStop(page)) ?? [`Tab ends after ${stop} of ${count} stops.`]));
    }
    expect(faults).toEqual([]);
  });

test('the skip link leads past the header', async ({ page }) => {
  await openPage(page, '/es/sobre-nosotros');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: text('es', 'common', 'skip') })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('the list of languages opens and closes by keys, and the focus returns', async ({ page }) => {
  await openPage(page, '/es/sobre-nosotros');
  const items = languageList(page).getByRole('link');
  await languageButton(page).press('Enter');
  await expect(items).toHaveCount(languages.length);
  for (const item of await items.all()) {
    await page.keyboard.press('Tab');
    await expect(item).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(items).toHaveCount(0);
  await expect(languageButton(page)).toBeFocused();
});

test('the next page begins at its skip link', async ({ page }) => {
  await openPage(page, '/nl');
  await headerLink(page, '/nl/prijzen').click();
  // Gatsby gives the page the focus some frames after it is there.
  await expect(page.locator('#gatsby-focus-wrapper')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: text('nl', 'common', 'skip') })).toBeFocused();
  expect(await scrollTop(page)).toBe(0);
});

test('a link to an anchor of another page takes the keyboard along', async ({ page }) => {
  await openPage(page, '/es');
  await footerLink(page, '/es/servicios#brand-development').press('Enter');
  await expect(page).toHaveURL('/es/servicios#brand-development');
  const target = headingOf(page, 'brand-development');
  await expect(target).toBeInViewport();
  await page.keyboard.press('Tab');
  const isBelow = await target.evaluate(
    (element) =>
      element.compareDocumentPosition(document.activeElement ?? document) &
      Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(isBelow).toBeTruthy();
  await expect(page.locator(':focus')).toBeInViewport();
});

/**
 * Focuses a button with a tooltip, and expects Escape to close the tooltip before what is around
 * the button.
 */
const expectTooltipToCloseFirst = async (page: Page, around: Locator, name: string) => {
  await around.getByRole('button', { name }).focus();
  await expect(tooltip(page)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toHaveCount(0);
  await expect(around).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(around).toHaveCount(0);
};

test('Escape closes a tooltip in the menu first, then the menu', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, '/es/precios');
  await menuButton(page, 'es').press('Enter');
  const close = text('es', 'common', 'header.closeMenu');
  await expectTooltipToCloseFirst(page, page.getByRole('dialog'), close);
});

test('Escape closes a tooltip in the dialog first, then the dialog', async ({ page }) => {
  await openPage(page, '/es/precios');
  await expectTooltipToCloseFirst(page, await openPlan(page), text('es', 'common', 'close'));
});

declare global {
  interface Window {
    announced: string[];
  }
}

test('a screen reader announces each page once, in its language', async ({ page }) => {
  await openPage(page, '/nl');
  await page.evaluate(() => {
    window.announced = [];
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest('[aria-live], [role="status"], [role="alert"]');
        if (region?.textContent && region.checkVisibility())
          window.announced.push(`${document.documentElement.lang}: ${region.textContent}`);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  const expected: string[] = [];
  const expectAnnounced = async (language: 'nl' | 'es', path: string) => {
    await expectPage(page, path);
    const heading = await page.locator('h1').textContent();
    const sentence = text(language, 'common', 'pageOpened').replace('{{page}}', heading ?? '');
    expected.push(`${language}: ${sentence}`);
    await expect.poll(() => page.evaluate(() => window.announced)).toEqual(expected);
  };
  // An anchor is no page.
  await page.getByRole('main').locator('a[href="#services"]').first().click();
  await expect(page).toHaveURL(/#services$/);
  await headerLink(page, '/nl/over-ons').click();
  await expectAnnounced('nl', '/nl/over-ons');
  await headerLink(page, '/nl/prijzen').click();
  await expectAnnounced('nl', '/nl/prijzen');
  await page.goBack();
  await expectAnnounced('nl', '/nl/over-ons');
  await languageButton(page).click();
  await languageList(page).locator('[hreflang="es"]').click();
  await expectAnnounced('es', '/es/sobre-nosotros');
});
