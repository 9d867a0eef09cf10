/** @jest-environment node */
import { loadDisplayFont, type DisplayFont } from './display-font';
import { breakLines, setHeading } from './set-heading';
import { drawText } from './write-share-images';

const box = { left: 64, top: 158, width: 620, height: 262 };

const short = '_Short_ *one*';
const long = '_A rather long heading_ for a picture of this *size*';

let font: DisplayFont;
beforeAll(async () => {
  font = await loadDisplayFont(short + long);
});

const sizeOf = (svg: string): number => Number(/scale\(([\d.]+)\)/.exec(svg)?.[1]);

it('balances the lines of a heading', () => {
  expect(breakLines([2, 2, 4, 9], 1, 3)).toEqual({ counts: [2, 1, 1], width: 9 });
});

it('sets a longer heading smaller', () => {
  expect(sizeOf(setHeading(long, font, box))).toBeLessThan(sizeOf(setHeading(short, font, box)));
});

it('reports a heading that cannot fit', () => {
  expect(() => setHeading('word '.repeat(30).trim(), font, box)).toThrow(
    'This heading is too long for its share image: word word',
  );
});

it('draws outlines, so that no font has to be installed', () => {
  const svg = drawText('Harbour', short, font);
  expect(svg).toContain('<path');
  expect(svg).not.toContain('<text');
});
