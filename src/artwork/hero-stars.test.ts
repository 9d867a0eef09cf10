import { readFileSync } from 'node:fs';

interface Star {
  isSpark: boolean;
  /** Percent of the sky's width. */
  x: number;
  /** Percent of the sky's height, or pixels from its top or, in `below`, from its lower edge. */
  y: number;
  below: boolean;
  /** Its group, of which each twinkles at another time. */
  group: string | undefined;
}

const readStars = (file: string): Star[] => {
  const text = readFileSync(`src/artwork/${file}`, 'utf8');
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
      group: star.closest('g')?.id,
    };
  });
};

const wide = readStars('hero-stars-wide.svg');
const narrow = readStars('hero-stars-narrow.svg');

describe.each([
  ['wide', wide],
  ['narrow', narrow],
])('the stars of the hero on %s screens', (_, stars) => {
  it('are 45 dots and 5 sparks, each at a place of its own', () => {
    expect(stars.filter(({ isSpark }) => isSpark)).toHaveLength(5);
    expect(new Set(stars.map(({ x, y }) => `${x} ${y}`)).size).toBe(50);
  });

  it('are in three groups of the same size, or nearly', () => {
    const sizes = ['first', 'second', 'third'].map(
      (id) => stars.filter(({ group }) => group === id).length,
    );
    expect(sizes.toSorted()).toEqual([16, 17, 17]);
  });
});

describe('the places of the hero’s stars', () => {
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

  it('keep the sparks apart, on 768 px and on the smallest phone', () => {
    const distances = (stars: Star[], pixels: (star: Star) => [number, number]) => {
      const places = stars.filter(({ isSpark }) => isSpark).map(pixels);
      return places.flatMap(([x, y], index) =>
        places.slice(index + 1).map((other) => Math.hypot(x - other[0], y - other[1])),
      );
    };
    const [skyOfTablet, skyOfPhone] = [490, 520];
    expect(
      Math.min(...distances(wide, ({ x, y }) => [x * 7.68, (y * skyOfTablet) / 100])),
    ).toBeGreaterThan(30);
    expect(
      Math.min(...distances(narrow, ({ x, y, below }) => [x * 3.2, below ? skyOfPhone + y : y])),
    ).toBeGreaterThan(40);
  });
});
