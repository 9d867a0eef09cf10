/** An error in a content file, in words that an editor understands. */
export interface Problem {
  /** Path from the project's root, with forward slashes. */
  file: string;
  /** Counted from 1; undefined when the file itself is the matter. */
  line?: number;
  /** The field as a path in words: `price.monthly`, `features 2, nl`; empty when the whole file is meant. */
  field: string;
  /** What is wrong, and what was expected. */
  message: string;
  /** What the field is for; undefined where the whole file is meant. */
  purpose?: string;
}

/** A place inside a parsed file: keys and list positions, outermost first. */
export type FieldPath = readonly PropertyKey[];

/** Writes a place the way an editor counts. @param path For instance `['features', 1, 'nl']`. @returns For instance `features 2, nl`. */
export const fieldName = (path: FieldPath): string =>
  path
    .map((part, index) => {
      if (typeof part === 'number') return ` ${part + 1}`;
      const afterNumber = typeof path[index - 1] === 'number';
      return `${index === 0 ? '' : afterNumber ? ', ' : '.'}${String(part)}`;
    })
    .join('');

/**
 * Writes an error as one readable message.
 *
 * @returns For instance `content/plans/pro.json:14  price.monthly: expected a number, found "1600". (Euros per month.)`
 */
export const formatProblem = ({ file, line, field, message, purpose }: Problem): string =>
  `${file}${line ? `:${line}` : ''}  ${field ? `${field}: ` : ''}${message}${purpose ? ` (${purpose})` : ''}`;
