import {
  findNodeAtLocation,
  getNodeValue,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from 'jsonc-parser';
import { LineCounter, parseDocument } from 'yaml';
import type { FieldPath } from './problem';

/** A file's value together with the way back from a field to its line. */
export interface Parsed {
  value: unknown;
  /** @returns The line on which a field stands, or its closest ancestor that is there, counted from 1. */
  lineOf: (path: FieldPath) => number;
}

/** A file that could not be read as what its ending says. */
export class SyntaxMistake extends Error {
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
  }
}

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

const jsonHints: Partial<Record<string, string>> = {
  CommaExpected: 'a comma is missing before this',
  ColonExpected: 'a colon is missing after the name',
  CloseBraceExpected: 'a closing } is missing',
  CloseBracketExpected: 'a closing ] is missing',
  PropertyNameExpected:
    'a name in double quotes was expected; is there a comma too many before it?',
  ValueExpected: 'a value was expected; is there a comma too many before it?',
  UnexpectedEndOfString: 'a closing double quote is missing',
  InvalidCommentToken: 'comments are not allowed in JSON',
};

/** The first name that its group has already; JSON would quietly take the later one. */
const repeated = ({ type, children = [] }: Node): Node | undefined => {
  const names = children.flatMap((child) => child.children?.slice(0, 1) ?? []);
  const twin =
    type === 'object'
      ? names.find((name, index) => names.findIndex(({ value }) => value === name.value) < index)
      : undefined;
  return twin ?? children.map(repeated).find(Boolean);
};

/**
 * Reads a JSON file.
 *
 * @param text What stands in the file.
 * @throws SyntaxMistake When it is not JSON, or a group has a field twice.
 */
export const parseJson = (text: string): Parsed => {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [error] = errors;
  if (error) {
    const code = printParseErrorCode(error.error);
    throw new SyntaxMistake(
      lineAt(text, error.offset),
      `this is not valid JSON: ${jsonHints[code] ?? code}.`,
    );
  }
  if (!tree) throw new SyntaxMistake(1, 'the file is empty; a JSON object was expected.');

  const twin = repeated(tree);
  if (twin) {
    throw new SyntaxMistake(
      lineAt(text, twin.offset),
      `the field ${JSON.stringify(twin.value)} stands twice in this group; remove one of both.`,
    );
  }

  const lineOf = (path: FieldPath): number => {
    const node = findNodeAtLocation(
      tree,
      path.filter((part) => typeof part !== 'symbol'),
    );
    if (!node) return lineOf(path.slice(0, -1));
    // A property starts at its name, which is where an editor looks for it.
    return lineAt(text, node.parent?.type === 'property' ? node.parent.offset : node.offset);
  };

  return { value: getNodeValue(tree), lineOf };
};

const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/;

/**
 * Reads the front matter of a Markdown file.
 *
 * @param text What stands in the file.
 * @throws SyntaxMistake When there is none, or it is not YAML.
 */
export const parseFrontMatter = (text: string): Parsed => {
  const match = frontMatter.exec(text);
  if (!match) {
    throw new SyntaxMistake(
      1,
      'the file must start with front matter between two lines of three hyphens (---).',
    );
  }
  const lines = new LineCounter();
  const document = parseDocument(match[1] ?? '', { lineCounter: lines });
  const lineAtOffset = (offset: number) => lines.linePos(offset).line + 1;

  const [error] = document.errors;
  if (error) {
    const [summary] = error.message.split(' at line');
    throw new SyntaxMistake(lineAtOffset(error.pos[0]), `this is not valid YAML: ${summary}.`);
  }

  const lineOf = (path: FieldPath): number => {
    if (path.length === 0) return 1;
    const node = document.getIn(path, true);
    const range = typeof node === 'object' && node && 'range' in node ? node.range : undefined;
    return Array.isArray(range) ? lineAtOffset(Number(range[0])) : lineOf(path.slice(0, -1));
  };

  return { value: document.toJS(), lineOf };
};
