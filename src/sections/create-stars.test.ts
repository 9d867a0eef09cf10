import { createStars } from './create-stars';

const stars = createStars(7, 50);

describe('createStars', () => {
  it('gives 45 dots and 5 sparks', () => {
    expect(stars).toHaveLength(50);
    expect(stars.filter((star) => star.kind === 'spark')).toHaveLength(5);
  });

  it('gives the same sky for the same seed and another one for another seed', () => {
    expect(createStars(7, 50)).toEqual(stars);
    expect(createStars(8, 50)).not.toEqual(stars);
  });

  it('scatters them instead of repeating places', () => {
    expect(new Set(stars.map((star) => `${star.x} ${star.y}`)).size).toBe(50);
    expect(new Set(stars.map((star) => `${star.narrowX} ${star.narrowY}`)).size).toBe(50);
  });

  it.each([1, 7, 42, 2026])('keeps every star of seed %i in the sky and off the title', (seed) => {
    for (const star of createStars(seed, 200)) {
      for (const percent of [star.x, star.y, star.narrowX, star.narrowY]) {
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
      }
      const overTitle = star.x <= 62 && star.y >= 14;
      expect(overTitle).toBe(false);
      if (star.kind === 'spark') expect(star.x).toBeGreaterThan(62);
    }
  });

  it('is at rest within five seconds of the twinkle, which takes 2.4', () => {
    expect(Math.max(...stars.map((star) => star.delay)) + 2.4).toBeLessThanOrEqual(5);
  });

  it('rounds to two decimals, so that server and browser print the same', () => {
    const numbers = stars
      .flatMap((star) => Object.values(star))
      .filter((value) => typeof value === 'number');
    expect(numbers.every((value) => /^\d+(\.\d{1,2})?$/.test(String(value)))).toBe(true);
  });
});
