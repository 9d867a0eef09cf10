/** An error in a content file, in words for editors. */
export interface Problem {
  /** Path from the project's root, with forward slashes. */
  file: string;
  /** Counted from 1; undefined for an error of the whole file. */
  line?: number;
  /** The field's path in words, such as `price.monthly` or `features 2, nl`; empty for the whole file. */
  field: string;
  message: string;
  /** What the field is for; undefined for the whole file. */
  purpose?: string;
}

/** Creates an error of a whole file or folder; the path is below `content/`. */
export const problemAt = (path: string, message: string): Problem => ({
  file: `content/${path}`,
  field: '',
  message,
});

/** A place inside a parsed file: keys and list positions, outermost first. */
export type FieldPath = readonly PropertyKey[];

/** Writes a place as editors count: `['features', 1, 'nl']` becomes `features 2, nl`. */
export const fieldName = (path: FieldPath): string =>
  path
    .map((part, index) => {
      if (typeof part === 'number') return ` ${part + 1}`;
      const afterNumber = typeof path[index - 1] === 'number';
      return `${index === 0 ? '' : afterNumber ? ', ' : '.'}${String(part)}`;
    })
    .join('');

/** Writes an error as `content/plans/pro.json:14  price.monthly: expected a number, found "1600". (Euros per month.)`. */
export const formatProblem = ({ file, line, field, message, purpose }: Problem): string =>
  `${file}${line ? `:${line}` : ''}  ${field ? `${field}: ` : ''}${message}${purpose ? ` (${purpose})` : ''}`;

/** Sorts by file and line, as an editor goes through them. */
export const sortProblems = (problems: readonly Problem[]): Problem[] =>
  [...problems].sort(
    (one, other) => one.file.localeCompare(other.file) || (one.line ?? 0) - (other.line ?? 0),
  );
