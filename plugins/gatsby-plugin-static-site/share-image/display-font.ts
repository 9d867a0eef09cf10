import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import type { HeadingWidth } from '../../gatsby-source-content';

/** The site's display face, so that images and pages look alike. */
const file = 'node_modules/@fontsource-variable/anybody/files/anybody-latin-wdth-normal.woff2';

/** Width and weight of each run of a heading, as in `src/styles/theme.css`. */
const axes: Record<HeadingWidth, { wdth: number; wght: number }> = {
  narrow: { wdth: 72, wght: 600 },
  body: { wdth: 92, wght: 560 },
  wide: { wdth: 132, wght: 500 },
  'wide-medium': { wdth: 118, wght: 500 },
  'wide-long': { wdth: 98, wght: 500 },
};

export type DisplayFont = Record<HeadingWidth, Font>;

/** Loads the display face with the outlines of a text's letters. Throws if the file holds a collection of fonts. */
export const loadDisplayFont = async (text: string): Promise<DisplayFont> => {
  // fontkit cannot vary a font in WOFF2.
  const font = create(
    await subsetFont(readFileSync(file), `${text} `, { targetFormat: 'truetype' }),
  );
  if (!('getVariation' in font)) throw new Error(`${file} is a collection.`);
  return {
    narrow: font.getVariation(axes.narrow),
    body: font.getVariation(axes.body),
    wide: font.getVariation(axes.wide),
    'wide-medium': font.getVariation(axes['wide-medium']),
    'wide-long': font.getVariation(axes['wide-long']),
  };
};
