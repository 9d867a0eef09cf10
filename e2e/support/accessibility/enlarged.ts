import type { Page } from '@playwright/test';

/** Spaces the text as far as it has to be possible without loss (WCAG 1.4.12). Returns what undoes it. */
export const spaceText = async (page: Page): Promise<() => Promise<void>> => {
  const sheet = await page.evaluateHandle(() => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync(`
      * { letter-spacing: .12em !important; word-spacing: .16em !important; line-height: 1.5 !important; }
      p { margin-bottom: 2em !important; }
    `);
    document.adoptedStyleSheets.push(spacing);
    return spacing;
  });
  return () => sheet.evaluate((spacing) => spacing.replaceSync(''));
};

/** By how many pixels the page is wider than the screen. */
export const excess = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** Words that are outside of the screen, where nothing can be scrolled to show them. */
export const cutOff = (page: Page): Promise<string[]> =>
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
