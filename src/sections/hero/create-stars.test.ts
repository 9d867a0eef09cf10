/** @jest-environment node */
import { createStars, type Star } from './create-stars';

const stars = createStars(7, 50);

describe('the sky of the hero', () => {
  it('has 45 dots and 5 sparks', () => {
    expect(stars).toHaveLength(50);
    expect(stars.filter((star) => star.kind === 'spark')).toHaveLength(5);
  });

  it('is the same for the same seed and another one for another seed', () => {
    expect(createStars(7, 50)).toEqual(stars);
    expect(createStars(8, 50)).not.toEqual(stars);
  });

  it('scatters its stars instead of repeating places', () => {
    expect(new Set(stars.map((star) => `${star.x} ${star.y}`)).size).toBe(50);
    expect(new Set(stars.map((star) => `${star.narrowX} ${star.narrowY}`)).size).toBe(50);
  });

  it.each([1, 7, 42, 2026])('keeps every star of seed %i in the sky and off the title', (seed) => {
    for (const { x, y, narrowX, narrowY } of createStars(seed, 200)) {
      for (const percent of [x, y, narrowX]) {
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
      }
      // The first two lines of the title reach to half of the width, the third one to three quarters.
      expect(y >= 14 && x <= (y >= 45 ? 76 : 50)).toBe(false);

      // On phones the title begins 114 px below the top, its third line from 187; below it there is sky for 196 px.
      const underHeader = narrowY >= 72 && narrowY <= 104;
      const besideFirstLines = narrowY > 104 && narrowY <= 180 && narrowX >= 62;
      const belowLead = narrowY < -50 && narrowY > -196;
      expect([underHeader, besideFirstLines, belowLead].filter(Boolean)).toHaveLength(1);
    }
  });

  it.each([1, 7, 42, 2026])('keeps the sparks of seed %i apart', (seed) => {
    const sparks = createStars(seed, 50).filter(({ kind }) => kind === 'spark');
    const distances = (place: (star: Star) => readonly [x: number, y: number]) =>
      sparks.flatMap((one, index) =>
        sparks
          .slice(index + 1)
          .map((other) =>
            Math.hypot(place(one)[0] - place(other)[0], place(one)[1] - place(other)[1]),
          ),
      );
    // In pixels on a screen of 768 px, whose sky is about 490 px high, and on the smallest phone.
    expect(Math.min(...distances(({ x, y }) => [x * 7.68, y * 4.9]))).toBeGreaterThan(30);
    const narrowSky = 520;
    expect(
      Math.min(
        ...distances(({ narrowX, narrowY }) => [
          narrowX * 3.2,
          narrowY < 0 ? narrowSky + narrowY : narrowY,
        ]),
      ),
    ).toBeGreaterThan(40);
  });

  it('fills the sky round the title of a phone, too', () => {
    const above = stars.filter(({ narrowY }) => narrowY > 0);
    expect(above.filter(({ kind }) => kind === 'spark')).toHaveLength(2);
    expect(above.length).toBeGreaterThan(12);
  });

  it('is at rest within five seconds of the twinkle, which takes 2.4', () => {
    expect(Math.max(...stars.map((star) => star.delay)) + 2.4).toBeLessThanOrEqual(5);
  });

  it('rounds to two decimals, so that server and browser print the same', () => {
    const numbers = stars
      .flatMap((star) => Object.values(star))
      .filter((value) => typeof value === 'number');
    expect(numbers.every((value) => /^-?\d+(\.\d{1,2})?$/.test(String(value)))).toBe(true);
  });
});
