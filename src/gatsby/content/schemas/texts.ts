import { z } from 'zod';

/** One condition of a text, as a look-ahead from its beginning. Together they make one pattern, which JSON Schema knows too. */
interface Clause {
  source: string;
  expected: string;
}

/** Letters and digits of our languages, without \p: not everybody who reads a JSON Schema knows that. */
const letter = '[0-9A-Za-z\\u00c0-\\u024f]';

/** The words between two marks: no further mark, and no space at its edges. */
const marked = '[^\\s_*](?:[^_*]*[^\\s_*])?';

const notEmpty: Clause = { source: '(?=[\\s\\S]*\\S)', expected: 'a text that is not empty' };

const withoutMarks: Clause = {
  source: `(?![\\s\\S]*(?:(?<!${letter})[_*]+${marked}[_*]+(?!${letter})|${letter}~${letter}))`,
  expected:
    'a text without marks such as _this_, *this* or one~line, which only headings have and visitors would see here',
};

const pairs: Clause = {
  source: '(?=(?:[^_*]|_[^_*]+_|\\*[^_*]+\\*)*$)',
  expected: 'every _ and every * twice, around the words it marks',
};

const wholeWords: Clause = {
  source: `(?=(?:[^_*]|(?<!${letter})(?:_${marked}_|\\*${marked}\\*)(?!${letter}))*$)`,
  expected: 'every _ and every * close around whole words, not inside of a word or beside a space',
};

const ties: Clause = {
  source: '(?![\\s\\S]*(?:(?:^|[\\s~])[_*]*~|~[_*]*(?:\\s|$)))',
  expected: 'every ~ between two words, without a space beside it',
};

const textOf = (clauses: readonly Clause[]) =>
  z.string().regex(new RegExp(`^${clauses.map(({ source }) => source).join('')}`), {
    error: ({ input }) =>
      clauses.find(({ source }) => !new RegExp(`^${source}`).test(String(input)))?.expected,
  });

/** A text that a visitor reads: never empty, never only spaces, and without the marks of a heading. */
export const text = textOf([notEmpty, withoutMarks]).meta({
  patternErrorMessage:
    'Write a text; it must not be empty. Marks such as _this_, *this* and one~line are for headings only.',
});

/** A heading: a text in which `_narrow words_` and the `*wide*` word are marked, and `~` keeps two words on one line. */
export const heading = textOf([notEmpty, pairs, wholeWords, ties]).meta({
  description:
    'The large heading of the page. Words between underscores are set narrow, the word between asterisks is set wide, and `~` keeps two words on one line: `_Ten ways_ to catch the~*swell*`.',
  patternErrorMessage:
    'Write a heading; it must not be empty. Put every _ and every * twice, close around whole words, and every ~ between two words.',
});

const marks = /[_*~]/;

/**
 * Looks at the marks of a text that may be a heading or not, such as a word of the interface.
 *
 * @returns What would be right; undefined where it is.
 */
export const expectedMarks = (words: string, isHeading: boolean): string | undefined =>
  (isHeading && marks.test(words) ? heading : text).safeParse(words).error?.issues[0]?.message;

/** Checks whether a text of the interface is set as a heading. */
export const hasMarks = (words: string): boolean => marks.test(words);
