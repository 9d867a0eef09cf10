import {
  findNodeAtLocation,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from 'jsonc-parser';
import type { FieldPath } from './errors';

interface JsonError {
  line: number;
  message: string;
}

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** Explains the parser's error codes. */
const causes: Partial<Record<string, string>> = {
  CommaExpected: 'a comma or a closing bracket is missing before this',
  ColonExpected: 'a colon is missing after the name',
  CloseBraceExpected: 'a closing } is missing',
  CloseBracketExpected: 'a closing ] is missing',
  PropertyNameExpected:
    'a name in double quotes was expected; is there a comma or a bracket too many before it?',
  ValueExpected: 'a value was expected; is there a comma too many before it?',
  InvalidSymbol:
    'this is outside of the straight double quotes (") around a name or a text; one inside of a text is written \\"',
  InvalidNumberFormat: 'numbers have no quotes, and no separator but a dot before decimals',
  InvalidCharacter: 'a line break or a tab is inside of a text; write a space there',
  UnexpectedEndOfString: 'the closing double quote of a text is missing in this line',
  EndOfFileExpected: 'there is something left after the last closing bracket',
  InvalidEscapeCharacter: 'a backslash is written twice (\\\\)',
  InvalidUnicode: 'a backslash is written twice (\\\\)',
  InvalidCommentToken: 'comments are not allowed in JSON',
};

/** Finds a second field of the same name, which JSON.parse accepts silently. */
const findDuplicateName = ({ type, children = [] }: Node): Node | undefined => {
  const names =
    type === 'object' ? children.flatMap(({ children: [name] = [] }) => name ?? []) : [];
  const isRepeated = ({ value }: Node, index: number) =>
    names.findIndex((other) => other.value === value) < index;
  for (const found of [names.find(isRepeated), ...children.map(findDuplicateName)])
    if (found) return found;
  return undefined;
};

/** Describes the first syntax error of a JSON text; undefined if there is none. */
export const findSyntaxError = (text: string): JsonError | undefined => {
  if (text.trim() === '')
    return { line: 1, message: 'the file is empty; copy another one beside it, and change that.' };
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  const [error] = errors;
  if (error) {
    const column = error.offset - text.lastIndexOf('\n', error.offset - 1);
    const code = printParseErrorCode(error.error);
    return {
      line: lineAt(text, error.offset),
      message: `is not valid JSON at column ${column}: ${(causes[code] ?? code).replace(/(?<!\?)$/, '.')}`,
    };
  }
  const repeated = tree && findDuplicateName(tree);
  return (
    repeated && {
      line: lineAt(text, repeated.offset),
      message: `the field "${repeated.value}" is in this group twice; remove one of the two.`,
    }
  );
};

/** The line of a field, or of its closest existing ancestor, counted from 1. */
export const lineOf = (text: string, field: FieldPath): number => {
  const tree = parseTree(text);
  const path = field.filter((part) => typeof part !== 'symbol');
  const node = tree && findNodeAtLocation(tree, path);
  if (!node) return field.length === 0 ? 1 : lineOf(text, field.slice(0, -1));
  // A property starts at its name, where an editor looks for it.
  return lineAt(text, (node.parent?.type === 'property' ? node.parent : node).offset);
};
