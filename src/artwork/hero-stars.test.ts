import { readFileSync } from 'node:fs';

/** The stars of a drawing, each with its place: in percent, but in pixels from its top or, with `below`, from its lower edge. */
const readStars = (screen: 'wide' | 'narrow') => {
  const text = readFileSync(`src/artwork/hero-stars-${screen}.svg`, 'utf8');
  const drawing = new DOMParser().parseFromString(text, 'image/svg+xml');
  return [...drawing.querySelectorAll<SVGElement>('circle, use')].map((star) => {
    const isSpark = star.localName === 'use';
    const place = isSpark ? star.closest('svg') : star;
    const [x, y] = isSpark ? ['x', 'y'] : ['cx', 'cy'];
    return {
      isSpark,
      x: parseFloat(place?.getAttribute(x) ?? ''),
      y: parseFloat(place?.getAttribute(y) ?? ''),
      below: star.closest('[y="100%"]') !== null,
    };
  });
};

const wide = readStars('wide');
const narrow = readStars('narrow');

describe('the stars of the hero', () => {
  it('are 45 dots and 5 sparks, on wide and on narrow screens', () => {
    for (const stars of [wide, narrow]) {
      expect(stars.filter(({ isSpark }) => isSpark)).toHaveLength(5);
      expect(new Set(stars.map(({ x, y }) => `${x} ${y}`)).size).toBe(50);
    }
  });

  it('are off the title, whose first two lines reach to half of the width, the third to three quarters', () => {
    for (const { x, y } of wide) {
      expect([x >= 0, x <= 100, y >= 0, y <= 100]).not.toContain(false);
      expect(y >= 14 && x <= (y >= 45 ? 76 : 50)).toBe(false);
    }
  });

  it('are off the words of a phone, which begin 114 px below the top and leave 196 px of sky', () => {
    for (const { x, y, below } of narrow) {
      expect([x >= 0, x <= 100]).not.toContain(false);
      const underHeader = !below && y >= 72 && y <= 104;
      const besideFirstLines = !below && y > 104 && y <= 180 && x >= 62;
      const belowLead = below && y < -50 && y > -196;
      expect([underHeader, besideFirstLines, belowLead].filter(Boolean)).toHaveLength(1);
    }
    const above = narrow.filter(({ below }) => !below);
    expect(above.filter(({ isSpark }) => isSpark)).toHaveLength(2);
    expect(above.length).toBeGreaterThan(12);
  });
});
