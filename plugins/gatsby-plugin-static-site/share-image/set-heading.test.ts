/** @jest-environment node */
import { loadDisplayFont, type DisplayFont } from './display-font';
import { breakLines, setHeading } from './set-heading';
import { drawWords } from './write-share-images';

const box = { left: 64, top: 158, width: 620, height: 262 };

const headings = [
  '_Surfing_ Digital *Frontiers*',
  '_From website_ to language *model*',
  '_Van website_ tot *taalmodel*',
  '_Primero el precio,_ luego el~*viaje*',
  '_A rather long heading_ for a picture of this *size*',
  'The Very Long Name of an Agency & Sons, Rotterdam',
];

let font: DisplayFont;
beforeAll(async () => {
  font = await loadDisplayFont(headings.join(''));
});

/** Where each letter starts, and how large it is set. */
const lettersOf = (paths: string) =>
  [...paths.matchAll(/translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)\)/g)].map((match) =>
    match.slice(1).map(Number),
  );

it('makes lines as even as they can be', () => {
  expect(breakLines([2, 2, 4, 9], 1, 3)).toEqual({ counts: [2, 1, 1], width: 9 });
});

it.each(headings)('sets the heading %p inside of its box', (heading) => {
  for (const [x = 0, y = 0, size = 0] of lettersOf(setHeading(heading, font, box))) {
    expect(x).toBeGreaterThanOrEqual(box.left);
    expect(x).toBeLessThan(box.left + box.width);
    expect(y - size * 0.7).toBeGreaterThanOrEqual(box.top - size * 0.1);
    expect(y).toBeLessThanOrEqual(box.top + box.height);
    expect(size).toBeGreaterThanOrEqual(40);
  }
});

it('sets a longer heading smaller', () => {
  const sizeOf = (heading: string) => lettersOf(setHeading(heading, font, box))[0]?.[2] ?? 0;
  expect(sizeOf('_A rather long heading_ for a picture of this *size*')).toBeLessThan(
    sizeOf('_Short_ *one*'),
  );
});

it('reports a heading that cannot fit', () => {
  expect(() => setHeading('word '.repeat(30).trim(), font, box)).toThrow('too long');
});

it.each(['_Star_*swell*', 'The Very Long Name of an Agency & Sons, Rotterdam'])(
  'writes the name %p beside the mark, on one line and without a font that has to be installed',
  (wordmark) => {
    const image = drawWords(wordmark, '_Short_ *one*', font);
    expect(image).not.toContain('<text');

    const { length } = wordmark.replace(/[_*\s]/g, '');
    const letters = lettersOf(image).slice(0, length);
    expect(new Set(letters.map(([, y]) => y)).size).toBe(1);
    for (const [x = 0, y = 0] of letters) {
      expect(x).toBeGreaterThanOrEqual(146);
      expect(x).toBeLessThan(684);
      expect(y).toBeLessThan(box.top);
    }
  },
);
