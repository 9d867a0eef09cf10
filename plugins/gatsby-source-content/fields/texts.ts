import { z } from 'zod';
import { cleanText } from './clean-text';

/**
 * A rule for a text, as a look-ahead: together the rules are one pattern, which JSON Schema can
 * express.
 */
interface Clause {
  source: string;
  expected: string;
}

/** Letters and digits of our languages, without \p, which not every reader of JSON Schema knows. */
const letter = '[0-9A-Za-z\\u00c0-\\u024f]';

/** A text between two marks: no further mark, and no space at the edges. */
const marked = '[^\\s_*](?:[^_*]*[^\\s_*])?';

const notEmpty: Clause = { source: '(?=[\\s\\S]*\\S)', expected: 'a text that is not empty' };

const withoutMarks: Clause = {
  source: `(?![\\s\\S]*(?:(?<!${letter})[_*]+${marked}[_*]+(?!${letter})|${letter}~${letter}))`,
  expected:
    'a text without marks such as _this_, *this* or one~line, which only headings have and visitors would see here',
};

const withoutMarkup: Clause = {
  source: '(?![\\s\\S]*(?:</?[A-Za-z]|\\]\\())',
  expected:
    'a text without HTML or Markdown such as <b> or [words](address), which visitors would see here',
};

/** i18next fills in variables, which only messages have. */
const withoutPlaceholders: Clause = {
  source: '(?![\\s\\S]*\\{\\{)',
  expected:
    'a text without variables such as {{count}}, which only the texts in locales/ have and visitors would see here',
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

/** A text that is cleaned when it is read, so that pages and rules get it as visitors see it. */
const textSchema = (clauses: readonly Clause[]) =>
  z
    .string()
    .overwrite(cleanText)
    .regex(new RegExp(`^${clauses.map(({ source }) => source).join('')}`), {
      error: ({ input }) => {
        const text = String(input);
        return clauses.find(({ source }) => !new RegExp(`^${source}`).test(text))?.expected;
      },
    });

const textClauses = [notEmpty, withoutMarks, withoutMarkup];
const headingClauses = [notEmpty, withoutMarkup, pairs, wholeWords, ties];

/** A text for visitors: not empty, and without heading marks. */
export const text = textSchema([...textClauses, withoutPlaceholders]).meta({
  patternErrorMessage:
    'Write a text; it must not be empty. Marks such as _this_, *this* and one~line are for headings only, and {{count}} is for texts of the interface.',
});

/** How many characters search results show; fewer say too little. */
export const headLengths = {
  title: { least: 15, most: 65 },
  description: { least: 70, most: 165 },
};

/**
 * A heading: `_narrow words_` and the `*wide*` word are marked, and `~` keeps two words on one
 * line.
 */
export const heading = textSchema([...headingClauses, withoutPlaceholders]).meta({
  description:
    'The large heading of the page. Words between underscores are set narrow, the word between asterisks is set wide, and `~` keeps two words on one line: `_Good ways_ to catch the~*swell*`.',
  patternErrorMessage:
    'Write a heading; it must not be empty. Put every _ and every * twice, close around whole words, and every ~ between two words.',
});

const marks = /[_*~]/;

const message = textSchema(textClauses);
const headingMessage = textSchema(headingClauses);

/** Checks the marks of a message. Returns what is expected; undefined if it is valid. */
export const expectedHeadingMarks = (value: string, isHeading: boolean): string | undefined =>
  (isHeading && marks.test(value) ? headingMessage : message).safeParse(value).error?.issues[0]
    ?.message;

/** Whether a message has heading marks. */
export const hasHeadingMarks = (value: string): boolean => marks.test(value);
