/** The path of a field in a parsed file: keys and list positions, outermost first. */
export type FieldPath = readonly PropertyKey[];

/** An error or a warning about a content file, written for editors. */
export interface ContentError {
  /** Path from the project's root, with forward slashes. */
  file: string;
  /** Empty for the whole file. */
  field: FieldPath;
  /** Counted from 1; undefined for the whole file. */
  line?: number;
  message: string;
  /** What the field is for, from its schema. */
  hint?: string;
}

/** Writes a field path with positions from 1: `['features', 1, 'nl']` becomes `features 2, nl`. */
export const fieldName = (path: FieldPath): string =>
  path
    .map((part, index) => {
      if (typeof part === 'number') return ` ${part + 1}`;
      const afterNumber = typeof path[index - 1] === 'number';
      return `${index === 0 ? '' : afterNumber ? ', ' : '.'}${String(part)}`;
    })
    .join('');

/**
 * Writes an error as `content/plans/pro.json:14  price.monthly: expected a whole number, found
 * "16". (Euros per month.)`.
 */
export const formatError = ({ file, line, field, message, hint }: ContentError): string =>
  `${file}${line ? `:${line}` : ''}  ${field.length > 0 ? `${fieldName(field)}: ` : ''}${message}${hint ? ` (${hint})` : ''}`;

/** Sorts by file and line. */
export const sortErrors = (errors: readonly ContentError[]): ContentError[] =>
  [...errors].sort(
    (one, other) => one.file.localeCompare(other.file) || (one.line ?? 0) - (other.line ?? 0),
  );

const longest = 60;

/** Writes a value as JSON, cut if it is long. */
export const quote = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > longest ? `${text.slice(0, longest - 3)}...` : text;
};

/** Lists values: "Dutch, English and Spanish". */
export const listOf = (values: readonly string[]): string =>
  new Intl.ListFormat('en-GB').format(values);

/** Lists values to choose from: "png, jpg or webp". */
export const alternatives = (values: readonly string[]): string =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(values);
