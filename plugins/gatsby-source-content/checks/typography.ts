import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fromMarkdown from 'mdast-util-from-markdown';
import type { ContentError } from '../errors';
import { leavesOf } from '../fields/walk';
import { defaultLanguage, type Language } from '../languages';
import { errorIn, type ContentFile } from '../read-content';
import { descendantsOf } from './markdown';
import { isFileOrAddress, isMarkdown, lineInMarkdown, textsIn, type Text } from './texts';

/** Opening and closing quotation marks (content/STYLE.md). */
const quotationMarks: Record<Language, string> = { en: '“$1”', nl: '‘$1’', es: '«$1»' };

// After a digit, a mark is the sign for inches or feet.
const doubleQuotes = /(?<![\p{L}\d])"([^"]*)"(?![\p{L}\d])/gu;
// Words such as the Dutch 's and 't begin with an apostrophe.
const singleQuotes = /(?<![\p{L}\d])'(?![stnmk]\b)([^']*)'(?![\p{L}\d])/gu;
const apostrophe = /(?<=\p{L})'|(?<!\d)'(?=[\p{L}\d])/gu;

const setMarks = (text: string, language: Language): string =>
  text
    .replaceAll(doubleQuotes, quotationMarks[language])
    .replaceAll(singleQuotes, '‘$1’')
    .replaceAll(apostrophe, '’');

/** Changes the words of a Markdown text, and leaves its code, addresses and HTML alone. */
const setMarksInMarkdown = (text: string, language: Language): string =>
  fromMarkdown(text)
    .children.flatMap(descendantsOf)
    .reduce((whole, { type, position }) => {
      const { start, end } = position ?? {};
      if (type !== 'text' || start?.offset === undefined || end?.offset === undefined) return whole;
      const words = setMarks(text.slice(start.offset, end.offset), language);
      // Each mark is as long as the one that it replaces.
      return whole.slice(0, start.offset) + words + whole.slice(end.offset);
    }, text);

/** Texts that stay as they are, because the specification quotes them. */
const readFixedTexts = (root: string): Set<unknown> => {
  const path = join(root, 'scripts/fixed-texts.json');
  const texts: unknown = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  return new Set(leavesOf(texts).map(({ value }) => value));
};

/** Finds the texts with straight apostrophes or quotation marks, each with the text to write instead. */
export const findStraightMarks = (
  files: readonly ContentFile[],
  root: string,
): (Text & { better: string })[] => {
  const fixed = readFixedTexts(root);
  return textsIn(files)
    .filter((text) => !fixed.has(text.text) && !isFileOrAddress(text))
    .map((text) => {
      const set = isMarkdown(text.file) ? setMarksInMarkdown : setMarks;
      return { ...text, better: set(text.text, text.language ?? defaultLanguage) };
    })
    .filter(({ text, better }) => text !== better);
};

/** Warns of straight apostrophes and quotation marks. */
export const checkTypography = (files: readonly ContentFile[], root: string): ContentError[] =>
  findStraightMarks(files, root).map(({ better, ...text }) =>
    errorIn(
      text.file,
      text.field,
      'has straight apostrophes or quotation marks; npm run content -- --fix sets typographic ones.',
      lineInMarkdown(
        text,
        text.text.split('').findIndex((letter, index) => letter !== better[index]),
      ),
    ),
  );
