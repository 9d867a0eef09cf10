import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { ContentError } from '../errors';
import { cleanText, describeUnclean, withoutInvisible } from '../fields/clean-text';
import { leavesOf } from '../fields/walk';
import { defaultLanguage, quotesOf, type Language } from '../languages';
import type { ContentOptions } from '../options';
import { errorIn, type ContentFile } from '../read-content';
import { descendantsOf } from './markdown';
import { isFileOrAddress, isMarkdown, lineInMarkdown, textsIn, type Text } from './texts';

/** A text without what nobody can see, and as typography wants it. */
interface Correction extends Text {
  clean: string;
  better: string;
}

// After a digit, a mark is the sign for inches or feet.
const doubleQuotes = /(?<![\p{L}\d])"([^"]*)"(?![\p{L}\d])/gu;
// Words such as the Dutch 's and 't begin with an apostrophe.
const singleQuotes = /(?<![\p{L}\d])'(?![stnmk]\b)([^']*)'(?![\p{L}\d])/gu;
const apostrophe = /(?<=\p{L})'|(?<!\d)'(?=[\p{L}\d])/gu;

/**
 * Sets the quotation marks and apostrophes of a language; without its marks, the text stays as it
 * is.
 */
const setMarks = (text: string, language: Language): string => {
  const quotes = quotesOf(language);
  return quotes
    ? text
        .replaceAll(doubleQuotes, quotes.double)
        .replaceAll(singleQuotes, quotes.single)
        .replaceAll(apostrophe, '’')
    : text;
};

/** Changes the words of a Markdown text, and leaves its code, addresses and HTML alone. */
const changeWords = (text: string, change: (words: string) => string): string =>
  fromMarkdown(text)
    .children.flatMap(descendantsOf)
    // From the end, so that the places of the others stay.
    .toReversed()
    .reduce((whole, { type, position }) => {
      const { start, end } = position ?? {};
      if (type !== 'text' || start?.offset === undefined || end?.offset === undefined) return whole;
      const words = change(text.slice(start.offset, end.offset));
      return whole.slice(0, start.offset) + words + whole.slice(end.offset);
    }, text);

const readFixedTexts = (path: string): Set<unknown> => {
  const texts: unknown = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  return new Set(leavesOf(texts).map(({ value }) => value));
};

/**
 * Finds the texts with characters that nobody sees, and with straight apostrophes or quotation
 * marks.
 */
export const findCorrections = (
  files: readonly ContentFile[],
  root: string,
  { fixedTexts }: Pick<ContentOptions, 'fixedTexts'>,
): Correction[] => {
  const fixed = readFixedTexts(join(root, fixedTexts));
  return textsIn(files)
    .filter((text) => !isFileOrAddress(text))
    .map((text) => {
      const setOwn = (words: string) => setMarks(words, text.language ?? defaultLanguage);
      if (isMarkdown(text.file)) {
        const clean = changeWords(text.text, withoutInvisible);
        return { ...text, clean, better: changeWords(clean, setOwn) };
      }
      const clean = cleanText(text.text);
      return { ...text, clean, better: fixed.has(clean) ? clean : setOwn(clean) };
    })
    .filter(({ text, better }) => text !== better);
};

const describe = ({ clean, better, ...text }: Correction): ContentError => {
  const isClean = text.text === clean;
  const right = isClean ? better : clean;
  const index = text.text.split('').findIndex((letter, at) => letter !== right[at]);
  const message = isClean
    ? 'has straight apostrophes or quotation marks; npm run content -- --fix sets typographic ones.'
    : `has ${describeUnclean(text.text.slice(index))}; npm run content -- --fix takes it out.`;
  return errorIn(text.file, text.field, message, lineInMarkdown(text, index));
};

/**
 * Only entries are cleaned when they are read; visitors would get these characters in Markdown and
 * in texts of the interface.
 */
const reachesVisitors = ({ file, text, clean }: Correction): boolean =>
  !file.type && text !== clean;

/** Reports characters that nobody sees where nothing takes them out. */
export const checkInvisible = (
  files: readonly ContentFile[],
  root: string,
  options: ContentOptions,
): ContentError[] => findCorrections(files, root, options).filter(reachesVisitors).map(describe);

/** Warns of what `npm run content -- --fix` corrects. */
export const checkTypography = (
  files: readonly ContentFile[],
  root: string,
  options: ContentOptions,
): ContentError[] =>
  findCorrections(files, root, options)
    .filter((text) => !reachesVisitors(text))
    .map(describe);
