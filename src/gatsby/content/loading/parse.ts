import {
  findNodeAtLocation,
  getNodeValue,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from 'jsonc-parser';
import { bracketHint, nodesIn } from './bracket-hint';
import type { FieldPath } from '../messages/problem';

/** A file's value, and the way back from a field to its line. */
export interface Parsed {
  value: unknown;
  /** The line of a field, or of its closest existing ancestor, counted from 1. */
  lineOf: (path: FieldPath) => number;
  /** The text of a Markdown file. */
  story?: string;
}

/** Thrown for a file that is not valid in the format of its extension. */
export class ContentSyntaxError extends Error {
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
  }
}

const emptyFile = () =>
  new ContentSyntaxError(1, 'the file is empty; copy another one beside it, and change that.');

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** Throws a ContentSyntaxError if git left both versions of some lines in the file. */
const rejectConflictMarkers = (text: string): void => {
  const { index } = /^(?:<{7}|>{7})(?: |$)/m.exec(text) ?? {};
  if (index !== undefined)
    throw new ContentSyntaxError(
      lineAt(text, index),
      'two people changed the same lines, and git wrote both versions here; keep what is right, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.',
    );
};

const missingQuote =
  'the closing double quote of a text is missing in this line; a line break within a text is written \\n';

const jsonHints: Partial<Record<string, string>> = {
  CommaExpected: 'a comma is missing before this',
  ColonExpected: 'a colon is missing after the name',
  CloseBraceExpected: 'a closing } is missing',
  CloseBracketExpected: 'a closing ] is missing',
  PropertyNameExpected:
    'a name in double quotes was expected; is there a comma or a bracket too many before it?',
  ValueExpected: 'a value was expected; is there a comma too many before it?',
  InvalidSymbol:
    'there is something here that is neither a text nor a number; names and texts are written between double quotes ("), and true, false and null in small letters',
  InvalidNumberFormat:
    'this number is not written right; numbers have no quotes, and no separator but a dot before decimals',
  InvalidCharacter: 'there is a line break or a tab inside of a text; write \\n for a line break',
  EndOfFileExpected:
    'there is something left after the last closing bracket; is there one too many before it?',
  UnexpectedEndOfString: missingQuote,
  InvalidEscapeCharacter: 'a backslash is written twice (\\\\)',
  InvalidUnicode:
    '\\u is followed by four digits of a letter; a backslash by itself is written twice (\\\\)',
  InvalidCommentToken: 'comments are not allowed in JSON',
};

/** What is wrong with the signs around an error; undefined if it has another cause. */
const signHint = (text: string, offset: number, code: string): string | undefined => {
  const before = text.slice(0, offset).replace(/.*\n/gs, '');
  const [after = ''] = text.slice(offset).split(/\r?\n/);
  const isCurly = /^[\u2018-\u201f\u00ab\u00bb'`]/.test(after);
  const endsCurly =
    code === 'UnexpectedEndOfString' && /[\u2018-\u201f\u00ab\u00bb]\s*[,\]}]*$/.test(after);
  if (isCurly || endsCurly)
    return 'a text is written between straight double quotes ("), not between curly or single ones';
  if (/^;\s*$/.test(after)) return 'a comma goes between two fields, not a semicolon';
  if (/^=\s*["\d[{]/.test(after)) return 'a colon goes after a name, not an equals sign';
  if (code !== 'InvalidSymbol' && code !== 'CommaExpected') return undefined;
  // The closing quote of the name is missing, so the name includes the colon.
  if (/^[\s{,]*"[^"]*:\s*"$/.test(before)) return missingQuote;
  const isBetweenTexts = /"\s+$/.test(before) && after.startsWith('"');
  return /"\s*$/.test(before) && !isBetweenTexts
    ? 'there is a double quote inside of a text; write it as \\"'
    : undefined;
};

/** What is wrong with the number before an error; undefined if there is none. */
const numberHint = (text: string, offset: number): string | undefined => {
  const [line = ''] = text.slice(text.lastIndexOf('\n', offset - 1) + 1).split('\n');
  const [, before, after = ''] = /"\s*:\s*(\d+)[, '](\d+)\b/.exec(line) ?? [];
  if (before && after.length === 3)
    return `a number has nothing between thousands; write ${before}${after}`;
  if (before) return `a number has a dot before its decimals; write ${before}.${after}`;
  const [, digits] = /"\s*:\s*0+([1-9]\d*)/.exec(line) ?? [];
  return digits && `a number does not begin with 0; write ${digits}`;
};

/** The first name that its group has already; JSON would silently use the later one. */
const findRepeated = (tree: Node): Node | undefined =>
  nodesIn(tree)
    .flatMap(({ type, children = [] }) => {
      const names = children.flatMap((child) => child.children?.slice(0, 1) ?? []);
      return type === 'object'
        ? names.filter(
            (name, index) => names.findIndex(({ value }) => value === name.value) < index,
          )
        : [];
    })
    .at(0);

/** The first number such as 1.600, which is 1.6 in JSON and was meant as 1600. */
const findThousands = (text: string, tree: Node): Node | undefined =>
  nodesIn(tree).find(
    ({ type, offset, length }) =>
      type === 'number' && /^-?[1-9]\d{0,2}\.\d{2}0$/.test(text.slice(offset, offset + length)),
  );

/** Reads a JSON file. Throws a ContentSyntaxError if it is not JSON, or a group has a field twice. */
export const parseJson = (text: string): Parsed => {
  if (text.trim() === '') throw emptyFile();
  rejectConflictMarkers(text);
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [error] = errors;
  if (error) {
    const code = printParseErrorCode(error.error);
    const bracket = bracketHint(text, error.offset, code, tree);
    const hint =
      bracket?.hint ??
      signHint(text, error.offset, code) ??
      numberHint(text, error.offset) ??
      jsonHints[code] ??
      code;
    throw new ContentSyntaxError(
      lineAt(text, bracket?.offset ?? error.offset),
      `this is not valid JSON: ${hint}${hint.endsWith('?') ? '' : '.'}`,
    );
  }
  if (!tree) throw emptyFile();

  const duplicate = findRepeated(tree);
  if (duplicate) {
    throw new ContentSyntaxError(
      lineAt(text, duplicate.offset),
      `the field ${JSON.stringify(duplicate.value)} is in this group twice; remove one of the two.`,
    );
  }

  const thousands = findThousands(text, tree);
  if (thousands) {
    const written = text.slice(thousands.offset, thousands.offset + thousands.length);
    throw new ContentSyntaxError(
      lineAt(text, thousands.offset),
      `a number has nothing between thousands, and ${written} is ${String(thousands.value)}; write ${written.replace('.', '')}, or ${String(thousands.value)} if that is meant.`,
    );
  }

  const lineOf = (path: FieldPath): number => {
    const node = findNodeAtLocation(
      tree,
      path.filter((part) => typeof part !== 'symbol'),
    );
    if (!node) return lineOf(path.slice(0, -1));
    // A property starts at its name, where an editor looks for it.
    return lineAt(text, node.parent?.type === 'property' ? node.parent.offset : node.offset);
  };

  return { value: getNodeValue(tree), lineOf };
};

/** Reads the story of a case. Throws a ContentSyntaxError for front matter and for marks of a merge. */
export const parseStory = (text: string): Parsed => {
  rejectConflictMarkers(text);
  if (/^---(?:\r?\n|$)/.test(text))
    throw new ContentSyntaxError(
      1,
      'the file begins with a line of three hyphens; it has the story only. Put the facts and the words of the case into case.json, and begin with the story.',
    );
  return { value: undefined, lineOf: () => 1, story: text };
};
