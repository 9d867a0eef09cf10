import { keepPlace, takePlace } from './keep-scroll';

/** Lays out the parts of a page one below the other, as they stand when the page is scrolled. */
const showPage = (heights: readonly number[], scrolled: number) => {
  document.body.innerHTML = `<main>${'<div data-island></div>'.repeat(heights.length)}</main>`;
  Object.assign(window, { scrollY: scrolled });
  let top = -scrolled;
  document.querySelectorAll('[data-island]').forEach((part, index) => {
    const height = heights[index] ?? 0;
    const box = { top, height, bottom: top + height } as DOMRect;
    part.getBoundingClientRect = () => box;
    top += height;
  });
};

describe('the place on a page', () => {
  it('is found again in a language whose texts are longer', () => {
    showPage([900, 1000, 800], 900 + 500 - 68);
    keepPlace();
    showPage([900, 1200, 900], 0);
    expect(takePlace()).toBe(900 + 600 - 68);
  });

  it('is told once', () => {
    showPage([900, 1000], 1000);
    keepPlace();
    expect(takePlace()).toBeDefined();
    expect(takePlace()).toBeUndefined();
  });

  it('is no matter at the top', () => {
    showPage([900, 1000], 0);
    keepPlace();
    expect(takePlace()).toBeUndefined();
  });

  it('is given up where the other page has no such part', () => {
    showPage([900, 1000], 1000);
    keepPlace();
    showPage([900], 0);
    expect(takePlace()).toBeUndefined();
  });
});
