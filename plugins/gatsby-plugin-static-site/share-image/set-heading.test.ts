/** @jest-environment node */
import { loadDisplayFont, type DisplayFont } from './display-font';
import { breakLines, setHeading } from './set-heading';
import { drawText, findUndrawable } from './write-share-images';

const box = { left: 64, top: 158, width: 620, height: 262 };

const short = '_Short_ *one*';
const long = '_A rather long heading_ for a picture of this *size*';
const word = '_Gegevensbeschermingseffectbeoordeling_';
const polish = '_Škoda_ en *Łódź*';
const greek = '_Ωmega_ 😀 *wave*';

const displayFont = {
  files: ['latin', 'latin-ext'].map(
    (part) => `node_modules/@fontsource-variable/anybody/files/anybody-${part}-wdth-normal.woff2`,
  ),
  axes: {
    narrow: { wdth: 72, wght: 600 },
    body: { wdth: 92, wght: 560 },
    wide: { wdth: 132, wght: 500 },
    'wide-medium': { wdth: 118, wght: 500 },
    'wide-long': { wdth: 98, wght: 500 },
  },
};

let font: DisplayFont;
beforeAll(async () => {
  font = await loadDisplayFont(displayFont, short + long + word + polish + greek);
});

const sizeOf = (svg: string): number => Number(/scale\(([\d.]+)\)/.exec(svg)?.[1]);

/** Where each letter is, in pixels. */
const placesOf = (svg: string): { left: number; baseline: number }[] =>
  [...svg.matchAll(/translate\(([\d.]+) ([\d.]+)\)/g)].map(([, left, baseline]) => ({
    left: Number(left),
    baseline: Number(baseline),
  }));

it('balances the lines of a heading', () => {
  expect(breakLines([2, 2, 2, 2], 1, 9, 2)).toEqual([2, 2]);
});

it('sets a longer heading smaller', () => {
  expect(sizeOf(setHeading(long, font, box))).toBeLessThan(sizeOf(setHeading(short, font, box)));
});

it.each([
  ['a word that is too wide', word],
  ['four hundred words', 'word '.repeat(400).trim()],
])('sets %s smaller, so that it fits', (_what, heading) => {
  const places = placesOf(setHeading(heading, font, box));
  expect(Math.max(...places.map(({ left }) => left))).toBeLessThan(684);
  expect(Math.max(...places.map(({ baseline }) => baseline))).toBeLessThan(420);
});

it('draws the letters of every Latin script', () => {
  expect(setHeading(polish, font, box).match(/d="M/g)).toHaveLength('ŠkodaenŁódź'.length);
});

it('names the characters that it cannot draw, and their page', () => {
  const images = [polish, greek].map((heading, index) => ({
    ...{ path: `/en/page-${index}`, pageId: 'page', language: 'en' },
    heading,
  }));
  expect(findUndrawable({ wordmark: short, images }, font)).toEqual([
    'The font of the share images has no "Ω", "😀" for the heading of /en/page-1, "Ωmega 😀 wave"; write it in Latin letters.',
  ]);
});

it('draws outlines, so that no font has to be installed', () => {
  const svg = drawText('Harbour', short, font);
  expect(svg).toContain('<path');
  expect(svg).not.toContain('<text');
});
