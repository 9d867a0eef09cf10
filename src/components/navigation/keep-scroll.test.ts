import { hasKeptScroll, keepScroll, takeKeptScroll } from './keep-scroll';

/** Lays out the sections of a page one below the other, as they are when the page is scrolled. */
const showPage = (heights: readonly number[], scrolled: number) => {
  document.body.innerHTML = `<main>${'<div data-island></div>'.repeat(heights.length)}</main>`;
  Object.assign(window, { scrollY: scrolled });
  let top = -scrolled;
  document.querySelectorAll('[data-island]').forEach((section, index) => {
    const height = heights[index] ?? 0;
    const box = { top, height, bottom: top + height } as DOMRect;
    section.getBoundingClientRect = () => box;
    top += height;
  });
};

describe('the kept scroll position', () => {
  it('is found again, once, in a language whose texts are longer', () => {
    showPage([900, 1000, 800], 900 + 500 - 68);
    keepScroll('/nl');
    showPage([900, 1200, 900], 0);
    expect(takeKeptScroll('/nl')).toBe(900 + 600 - 68);
    expect(takeKeptScroll('/nl')).toBeUndefined();
  });

  it('is only for the page that was chosen', () => {
    showPage([900, 1000], 1000);
    keepScroll('/nl');
    expect(hasKeptScroll('/nl')).toBe(true);
    expect(hasKeptScroll('/en/projects')).toBe(false);
    expect(takeKeptScroll('/en/projects')).toBeUndefined();
    expect(takeKeptScroll('/nl')).toBeUndefined();
  });

  it('is not kept at the top, and dropped where the other page has no such section', () => {
    showPage([900, 1000], 0);
    keepScroll('/nl');
    expect(takeKeptScroll('/nl')).toBeUndefined();

    showPage([900, 1000], 1000);
    keepScroll('/nl');
    showPage([900], 0);
    expect(takeKeptScroll('/nl')).toBeUndefined();
  });
});
