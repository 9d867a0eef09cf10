import { lineInMarkdown, textsIn } from '../plugins/gatsby-source-content/checks/texts';
import type { ContentError } from '../plugins/gatsby-source-content/errors';
import { leavesOf } from '../plugins/gatsby-source-content/fields/walk';
import { isLanguage, type Language } from '../plugins/gatsby-source-content/languages';
import { errorIn, type ContentFile } from '../plugins/gatsby-source-content/read-content';
import fixed from './fixed-texts.json';

/** Texts that the specification quotes stay as they are. */
const fixedTexts = new Set(leavesOf(fixed).map(({ value }) => value));

/** Opening and closing quotation marks (content/STYLE.md). */
const quotationMarks: Record<Language, string> = { en: '“$1”', nl: '‘$1’', es: '«$1»' };

const straightQuotes = /"([^"]*)"/g;
const straightApostrophe = /(?<=[\p{L}\d])'|'(?=[\p{L}\d])/gu;

/** Writes a text with typographic apostrophes and quotation marks; a fixed text stays as it is. */
export const setTypography = (text: string, language: Language = 'en'): string =>
  fixedTexts.has(text)
    ? text
    : text.replaceAll(straightQuotes, quotationMarks[language]).replaceAll(straightApostrophe, '’');

/** Writes every text of a JSON value with typographic marks; a key that is a language gives the language of what is in it. */
export const setTypographyIn = (value: unknown, language?: Language): unknown => {
  if (typeof value === 'string') return setTypography(value, language);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => setTypographyIn(item, language));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      setTypographyIn(item, isLanguage(key) ? key : language),
    ]),
  );
};

/** Finds straight apostrophes and quotation marks. */
export const findStraightMarks = (files: readonly ContentFile[]): ContentError[] =>
  textsIn(files).flatMap((text) => {
    const better = setTypography(text.text, text.language);
    if (better === text.text) return [];
    return errorIn(
      text.file,
      text.field,
      'has straight apostrophes or quotation marks; npm run fix sets typographic ones.',
      lineInMarkdown(text, text.text.search(/["']/)),
    );
  });
