import type { Page } from '@playwright/test';
import { firstPlanButton } from '../support/controls';
import { hydrated } from '../support/hydrated';
import { routes, sitePages, word } from '../../src/testing/site';
import { expect, failureLine, test } from '../support/outbox';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  trace: 'off',
  expectedInConsole: failureLine,
});

const language = 'es';

const paths = [...sitePages.map(({ path }) => path), '/nowhere'];

/** Letters of twice their size, set as a user's style sheet sets them: no media query knows of it. */
const doubleLetters = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));

const excess = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** Words that stand outside of the screen, where nothing can be scrolled to show them. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const hidden = '[aria-hidden="true"], .sr-only, script, style, noscript';
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).overflowX === 'auto' || scrolls(element.parentElement));
    const range = document.createRange();
    const isOutside = (text: Node) => {
      range.selectNodeContents(text);
      const { left, right, width } = range.getBoundingClientRect();
      return width > 0 && (left < -1 || right > document.documentElement.clientWidth + 1);
    };

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const element = text.parentElement;
      if (!element?.checkVisibility({ visibilityProperty: true })) continue;
      if (!element.closest(hidden) && !scrolls(element) && isOutside(text))
        found.push(text.textContent ?? '');
    }
    return found;
  });

/** Width, size of the letters, and what it stands for. */
const zooms = [
  [320, 1, 'zoomed to 400 %'],
  [390, 2, 'letters of 200 % on a phone'],
  [768, 2, 'letters of 200 % on a tablet'],
  [1024, 2, 'letters of 200 % on a small desk'],
  [1280, 2, 'letters of 200 %'],
] as const;

for (const path of paths) {
  test(`${path} is not wider than the screen, zoomed or with larger letters`, async ({ page }) => {
    await page.goto(path);
    for (const [width, letters, name] of zooms) {
      await page.setViewportSize({ width, height: width === 320 ? 256 : 800 });
      if (letters === 2) await doubleLetters(page);
      expect(await excess(page), name).toBeLessThanOrEqual(0);
      expect(await cutOff(page), name).toEqual([]);
    }
  });
}

for (const [width, letters] of [
  [320, 1],
  [390, 2],
] as const) {
  test(`menu, dialog and messages fit ${width} px with letters of ${letters * 100} %`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    await page.goto(routes.pathOf('pricing', language));
    await hydrated(page);
    if (letters === 2) await doubleLetters(page);

    await page.getByRole('button', { name: word(language, 'common', 'header.openMenu') }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    expect(await cutOff(page), 'menu').toEqual([]);
    await page.keyboard.press('Escape');

    await firstPlanButton(page).press('Enter');
    await dialog.getByRole('button', { name: word(language, 'pricing', 'dialog.submit') }).click();
    await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
    expect(await cutOff(page), 'dialog').toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);

    await page.getByRole('contentinfo').locator('form').getByRole('button').click();
    await expect(page.locator('[data-sonner-toast]').first()).toBeInViewport();
    expect(await cutOff(page), 'message').toEqual([]);
    expect(await excess(page)).toBeLessThanOrEqual(0);
  });
}

test('a message leaves in sight what has the focus, zoomed to 400 %', async ({ page, outbox }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(routes.pathOf('about', language));
  await hydrated(page);
  const form = page.getByRole('contentinfo').locator('form');
  const field = form.getByRole('textbox');
  await field.fill('sanne@example.com');
  await outbox.fail({ status: 500 });
  await field.press('Enter');
  await expect(page.locator('[data-sonner-toast][data-mounted="true"]')).toBeVisible();
  const isSeen = () =>
    field.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const x = (left + right) / 2;
      const heights = Array.from({ length: 10 }, (_, tenth) => top + ((bottom - top) * tenth) / 10);
      return heights.filter((y) => document.elementFromPoint(x, y) === element).length;
    });
  await expect(field).toBeFocused();
  // Sonner lets it slide in for 400 ms.
  await page.waitForTimeout(600);
  expect(await isSeen()).toBeGreaterThan(4);
});

for (const width of [320, 390, 599, 1024]) {
  test(`the video can be paused with letters of 200 % at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(routes.pathOf('about', language));
    await hydrated(page);
    await doubleLetters(page);
    const button = page.getByRole('button', { name: word(language, 'about', 'video.play') });
    await button.click();
    await expect(
      page.getByRole('button', { name: word(language, 'about', 'video.pause') }),
    ).toBeVisible();
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [width, letters] of [
    [320, 1],
    [390, 2],
  ] as const) {
    test(`the menu fits ${width} px with letters of ${letters * 100} %`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(routes.pathOf('services', 'nl'));
      if (letters === 2) await doubleLetters(page);
      await page
        .getByRole('banner')
        .getByRole('button', { name: word('nl', 'common', 'header.openMenu') })
        .click();
      const menu = page.getByRole('dialog');
      for (const link of await menu.getByRole('link').all()) {
        await link.scrollIntoViewIfNeeded();
        await expect(link).toBeInViewport({ ratio: 0.99 });
      }
      const close = menu.getByRole('button');
      await close.scrollIntoViewIfNeeded();
      await expect(close).toBeInViewport({ ratio: 0.99 });
      expect(await excess(page)).toBeLessThanOrEqual(0);
    });
  }
});

test.describe('where the system chooses the colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  for (const { path } of sitePages.filter((route) => route.language === language)) {
    test(`every button of ${path} is seen as one`, async ({ page }) => {
      await page.goto(path);
      await hydrated(page);
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
      expect(bare).toEqual([]);
    });
  }
});
