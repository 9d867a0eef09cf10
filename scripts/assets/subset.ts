import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { letters } from '../../src/i18n/letters';

interface Font {
  /** Where the whole font comes from, below `node_modules/@fontsource-variable`. */
  source: string;
  /** Where the site's part of it stands. */
  target: string;
  /** What the design uses of each axis (`design/README.md`, section 3). */
  axes: Record<string, { min: number; max: number }>;
}

const folder = 'src/styles/fonts';

/** Numbers of the licence and its address among a font's names; whoever gets the font gets them too, as the licence asks. */
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

/**
 * Makes the site's part of a font: its letters, and the range of its axes.
 *
 * @param font One of `fonts`.
 * @returns The new font file, in WOFF2. The same font gives the same bytes.
 */
export const subset = ({ source, axes }: Font): Promise<Buffer> =>
  subsetFont(readFileSync(join('node_modules/@fontsource-variable', source)), letters, {
    targetFormat: 'woff2',
    variationAxes: axes,
    preserveNameIds: licenceNames,
  });
