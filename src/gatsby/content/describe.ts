import type { z } from 'zod';
import type { FieldPath } from './problem';

type Issue = z.core.$ZodIssue;

/** One broken rule: the field it is about, and a sentence that says what was expected. */
export interface Description {
  path: FieldPath;
  message: string;
}

const typeNames: Partial<Record<string, string>> = {
  string: 'a text in quotes',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false, without quotes',
  array: 'a list in square brackets',
  object: 'a group in braces',
};

const valueAt = (value: unknown, path: FieldPath): unknown =>
  path.reduce<unknown>(
    // The path comes from the schema that walked this very value; where the value is no object there is nothing to find.
    (inner, part) =>
      typeof inner === 'object' && inner !== null
        ? (inner as Record<PropertyKey, unknown>)[part]
        : undefined,
    value,
  );

const quote = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
};

const expectation = (issue: Issue): string => {
  switch (issue.code) {
    case 'invalid_type':
      return typeNames[issue.expected] ?? issue.expected;
    case 'invalid_value':
      return issue.values.length === 1
        ? quote(issue.values[0])
        : `one of ${issue.values.map((value) => String(value)).join(', ')}`;
    case 'too_small':
      if (issue.origin === 'array') return `at least ${issue.minimum} in the list`;
      return issue.inclusive ? `${issue.minimum} or more` : `more than ${issue.minimum}`;
    case 'too_big':
      return `${issue.maximum} or less`;
    default:
      return issue.message;
  }
};

const describeOne = (issue: Issue, record: unknown): Description[] => {
  const path = issue.path;
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: [...path, key],
      message: 'there is no such field here; check its spelling, or remove it.',
    }));
  }
  if (issue.code === 'invalid_union') {
    // Of several shapes the author meant the one that differs only in a field.
    const branch = issue.errors.find((errors) =>
      errors.every(({ code, path: inner }) => inner.length > 0 || code === 'unrecognized_keys'),
    );
    if (branch) {
      return branch.flatMap((inner) =>
        describeOne({ ...inner, path: [...path, ...inner.path] }, record),
      );
    }
    const options = issue.errors.flatMap((errors) => errors.slice(0, 1).map(expectation));
    return [
      {
        path,
        message: `expected ${options.join(', or ')}, found ${quote(valueAt(record, path))}.`,
      },
    ];
  }
  const found = valueAt(record, path);
  const message =
    found === undefined
      ? `is missing; expected ${expectation(issue)}.`
      : `expected ${expectation(issue)}, found ${quote(found)}.`;
  return [{ path, message }];
};

/**
 * Puts what a schema found into words.
 *
 * @param error What zod threw or returned for the record.
 * @param record The value that was checked, so that the words can say what stands there.
 * @returns One description a mistake, each with the field's place.
 */
export const describe = (error: z.ZodError, record: unknown): Description[] =>
  error.issues.flatMap((issue) => describeOne(issue, record));
