import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import type { HeadingWidth } from '../../gatsby-source-content';

/** The display face of the site, so that images and pages look alike. */
export interface DisplayFontOptions {
  /**
   * Its variable fonts, from the root of the project; a letter is drawn by the first that has it.
   */
  files: readonly string[];
  /** Width and weight of each run of a heading. */
  axes: Readonly<Record<HeadingWidth, { wdth: number; wght: number }>>;
}

/** For each width the font of each file. */
export type DisplayFont = Record<HeadingWidth, readonly Font[]>;

/**
 * Loads the display face with the outlines of a text's letters. Throws if a file holds a collection
 * of fonts.
 */
export const loadDisplayFont = async (
  { files, axes }: DisplayFontOptions,
  text: string,
): Promise<DisplayFont> => {
  const fonts = await Promise.all(
    files.map(async (file) => {
      // fontkit cannot vary a font in WOFF2.
      const font = create(
        await subsetFont(readFileSync(file), `${text} `, { targetFormat: 'truetype' }),
      );
      if (!('getVariation' in font)) throw new Error(`${file} is a collection.`);
      return font;
    }),
  );
  const vary = (width: HeadingWidth) => fonts.map((font) => font.getVariation(axes[width]));
  return {
    narrow: vary('narrow'),
    body: vary('body'),
    wide: vary('wide'),
    'wide-medium': vary('wide-medium'),
    'wide-long': vary('wide-long'),
  };
};

/** The first of the fonts that has a character. */
const fontWith = (character: string, fonts: readonly Font[]): Font | undefined =>
  fonts.find((font) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));

/** The characters of a text that the display face does not have, each once. */
export const missingCharacters = (text: string, { body }: DisplayFont): string[] => [
  ...new Set(Array.from(text).filter((character) => !fontWith(character, body))),
];

/** Divides a text into parts that one font has. */
export const partsByFont = (
  text: string,
  fonts: readonly Font[],
): { font: Font; text: string }[] => {
  const parts: { font: Font; text: string }[] = [];
  for (const character of text) {
    const font = fontWith(character, fonts);
    const last = parts.at(-1);
    if (font && font === last?.font) last.text += character;
    else if (font) parts.push({ font, text: character });
  }
  return parts;
};
