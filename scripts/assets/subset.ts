import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { europeanCharacters, frequentCharacters, rareCharacters } from './font-characters';

interface Font {
  /** A part of the whole font, below `node_modules/@fontsource-variable`. */
  source: (part: keyof typeof europeanCharacters) => string;
  name: string;
  /** The range of each axis that the styles use. */
  axes: Record<string, { min: number; max: number }>;
  /** The OpenType features that the styles use. */
  features: string[];
  /**
   * What the first file draws, which every page loads; the second one draws the other characters of
   * the site.
   */
  frequent: string;
}

interface FontFile extends Pick<Font, 'axes' | 'features'> {
  source: string;
  target: string;
  characters: string;
}

const folder = 'src/styles/fonts';

/** Name records of the licence and its address, which the licence requires to be kept. */
const licenceNames = [13, 14];

const fonts: readonly Font[] = [
  {
    source: (part) => `anybody/files/anybody-${part}-wdth-normal.woff2`,
    name: 'anybody',
    axes: { wght: { min: 480, max: 600 }, wdth: { min: 66, max: 142 } },
    features: ['kern', 'liga', 'tnum'],
    frequent: frequentCharacters.display,
  },
  {
    source: (part) => `instrument-sans/files/instrument-sans-${part}-wght-normal.woff2`,
    name: 'instrument-sans',
    axes: { wght: { min: 400, max: 700 } },
    features: ['kern', 'liga'],
    frequent: frequentCharacters.text,
  },
];

/** The files of the site's fonts, four for each font. */
export const fontFiles: readonly FontFile[] = fonts.flatMap(
  ({ name, source, frequent, axes, features }) => {
    const fileOf = (ending: string, characters: string, part: Parameters<typeof source>[0]) => ({
      source: source(part),
      target: join(folder, `${name}${ending}.woff2`),
      axes,
      features,
      characters,
    });
    return [
      fileOf('', frequent, 'latin'),
      fileOf('-rare', rareCharacters(frequent), 'latin'),
      fileOf('-eu', europeanCharacters.latin, 'latin'),
      fileOf('-eu-ext', europeanCharacters['latin-ext'], 'latin-ext'),
    ];
  },
);

/**
 * Returns a file of a font in WOFF2: its characters, axis ranges and features, byte-identical for
 * the same font.
 */
export const subset = ({ source, axes, features, characters }: FontFile): Promise<Buffer> => {
  const options = {
    targetFormat: 'woff2' as const,
    variationAxes: axes,
    // The types of the package do not know this option yet.
    keepFeatures: features,
    preserveNameIds: licenceNames,
  };
  return subsetFont(
    readFileSync(join('node_modules/@fontsource-variable', source)),
    characters,
    options,
  );
};
