import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { fontCharacters } from '../../src/i18n/font-characters';

interface Font {
  /** The whole font, below `node_modules/@fontsource-variable`. */
  source: string;
  target: string;
  /** The range of each axis that the styles use. */
  axes: Record<string, { min: number; max: number }>;
}

const folder = 'src/styles/fonts';

/** Name records of the licence and its address, which the licence requires to be kept. */
const licenceNames = [13, 14];

export const fonts: readonly Font[] = [
  {
    source: 'anybody/files/anybody-latin-wdth-normal.woff2',
    target: join(folder, 'anybody.woff2'),
    axes: { wght: { min: 480, max: 600 }, wdth: { min: 66, max: 142 } },
  },
  {
    source: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    target: join(folder, 'instrument-sans.woff2'),
    axes: { wght: { min: 400, max: 700 } },
  },
];

/** Returns the site's subset of a font in WOFF2: its letters and axis ranges, byte-identical for the same font. */
export const subset = ({ source, axes }: Font): Promise<Buffer> =>
  subsetFont(readFileSync(join('node_modules/@fontsource-variable', source)), fontCharacters, {
    targetFormat: 'woff2',
    variationAxes: axes,
    preserveNameIds: licenceNames,
  });
