import { z } from 'zod';
import { closestMatch, didYouMean } from './did-you-mean';
import { quote, type FieldPath } from './errors';
import { isTranslated, purposeOf, schemaAt, objectShape, unwrap, valueAt } from './fields/walk';
import { languageNames } from './language-names';
import { isLanguage, languages } from './languages';

type Issue = z.core.$ZodIssue;

interface Description {
  field: FieldPath;
  message: string;
}

const typeDescriptions: Partial<Record<string, string>> = {
  string: 'a text in quotes',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false, without quotes',
  array: 'a list in square brackets',
};

const exampleOf = (fields: readonly string[]): string =>
  `{ ${fields.map((field) => `"${field}": …`).join(', ')} }`;

const expectedType = (expected: string, schema: z.core.$ZodType): string => {
  const fields = Object.keys(objectShape(schema) ?? {});
  if (expected === 'object' && isTranslated(objectShape(schema) ?? {}))
    return `one for each language, as in ${exampleOf(languages)}`;
  if (expected === 'object') return `a group in braces, as in ${exampleOf(fields)}`;
  const { schema: inner } = unwrap(schema);
  const isWhole = inner instanceof z.ZodNumber && Boolean(inner.format);
  return typeDescriptions[isWhole ? 'int' : expected] ?? expected;
};

/** What a rule expects; patterns and refinements have it as their message. */
const expectation = (issue: Issue, schema: z.ZodType): string => {
  switch (issue.code) {
    case 'invalid_type':
      return expectedType(issue.expected, schemaAt(schema, issue.path));
    case 'invalid_value':
      return `one of ${issue.values.map(String).join(', ')}`;
    case 'too_small':
      if (issue.origin === 'array') return `at least ${issue.minimum} in the list`;
      return issue.inclusive ? `${issue.minimum} or more` : `more than ${issue.minimum}`;
    case 'too_big':
      return issue.origin === 'array'
        ? `at most ${issue.maximum} in the list`
        : `${issue.maximum} or less`;
    default:
      return issue.message;
  }
};

/**
 * The digits of a whole number in a text such as `1600`, `1.600` or `€ 1600,-`; undefined if it is
 * none.
 */
const wholeNumberIn = (text: string): string | undefined => {
  const amount = text.replaceAll(/[€%\s]|[.,](?:-|00)$/g, '');
  return /^\d+$|^\d{1,3}(?:[.,]\d{3})+$/.test(amount) ? amount.replaceAll(/\D/g, '') : undefined;
};

/** Suggests a correct value; undefined if none is obvious. */
const advice = (issue: Issue, found: unknown, schema: z.core.$ZodType): string | undefined => {
  if (found === null && unwrap(schema).optional)
    return 'leave the field out where it has no value.';
  // JSON reads 1.700 as 1.7.
  if (typeof found === 'number' && issue.code === 'invalid_type')
    return 'write thousands without a dot, such as 1700 for 1.700.';
  if (typeof found !== 'string') return undefined;
  const digits = wholeNumberIn(found);
  if (issue.code === 'invalid_type' && digits && /number|int/.test(issue.expected))
    return `write ${digits} without quotes.`;
  return issue.code === 'invalid_value' ? didYouMean(found, issue.values.map(String)) : undefined;
};

const describeMissing = (issue: Issue, value: unknown, schema: z.ZodType): string => {
  const above = issue.path.slice(0, -1);
  const name = String(issue.path.at(-1));
  if (!isLanguage(name) || !isTranslated(objectShape(schemaAt(schema, above)) ?? {}))
    return `is missing; expected ${expectation(issue, schema)}.`;
  const texts = Object(valueAt(value, above));
  const other = languages.find((language) => language in texts);
  return `the ${languageNames[name]} is missing${other ? `; the ${languageNames[other]} is ${quote(texts[other])}` : ''}.`;
};

const describeIssue = (issue: Issue, value: unknown, schema: z.ZodType): string => {
  const found = valueAt(value, issue.path);
  if (found === undefined) return describeMissing(issue, value, schema);
  const help = advice(issue, found, schemaAt(schema, issue.path));
  return `expected ${expectation(issue, schema)}, found ${quote(found)}${help ? `; ${help}` : '.'}`;
};

/** Unknown fields, each with the missing field that was probably meant. */
const describeUnknown = (issue: Issue, value: unknown, schema: z.ZodType) => {
  if (issue.code !== 'unrecognized_keys') return [];
  const group = Object(valueAt(value, issue.path));
  const fields = Object.keys(objectShape(schemaAt(schema, issue.path)) ?? {});
  const absent = fields.filter((name) => !(name in group));
  return issue.keys.map((key) => ({
    field: [...issue.path, key],
    meant: [...issue.path, closestMatch(key, absent)].join('/'),
    message: `there is no such field here; ${didYouMean(key, absent) ?? 'check its spelling, or remove it.'}`,
  }));
};

/** Describes the issues of zod for editors; the hint is the description of the field. */
export const describeIssues = (
  issues: readonly Issue[],
  value: unknown,
  schema: z.ZodType,
): (Description & { hint?: string })[] => {
  const unknown = issues.flatMap((issue) => describeUnknown(issue, value, schema));
  // A misspelt field is not reported as missing as well.
  const misspelt = unknown.map(({ meant }) => meant);
  const others = issues
    .filter(({ code, path }) => code !== 'unrecognized_keys' && !misspelt.includes(path.join('/')))
    .map((issue) => ({ field: issue.path, message: describeIssue(issue, value, schema) }));
  return [...unknown, ...others].map(({ field, message }) => ({
    field,
    message,
    hint: purposeOf(schema, field),
  }));
};
