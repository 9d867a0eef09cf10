import type { z } from 'zod';
import { isLanguage, languages } from '../../../i18n/languages';
import { advice } from './advice';
import { closest } from './closest';
import { isTranslated, schemaAt, shapeOf, valueAt } from '../schemas/fields';
import { languageNames } from '../language-names';
import type { FieldPath } from './problem';
import { quote } from './quote';

type Issue = z.core.$ZodIssue;

/** A broken rule: its field, and a sentence with what was expected. */
export interface Description {
  path: FieldPath;
  message: string;
  /** The field beside which a missing one belongs. */
  beside?: FieldPath;
}

const typeNames: Partial<Record<string, string>> = {
  string: 'a text in quotes',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false, without quotes',
  array: 'a list in square brackets',
  object: 'a group in braces',
};

const exampleOf = (fields: readonly string[]): string =>
  `{ ${fields.map((field) => `"${field}": …`).join(', ')} }`;

const eachLanguage = `one for each language, as in ${exampleOf(languages)}`;

const expectation = (issue: Issue, schema: z.ZodType): string => {
  switch (issue.code) {
    case 'invalid_type': {
      const fields = shapeOf(schemaAt(schema, issue.path)) ?? {};
      if (issue.expected === 'object' && isTranslated(fields)) return eachLanguage;
      if (issue.expected === 'object' && issue.path.length > 0)
        return `${typeNames.object}, as in ${exampleOf(Object.keys(fields))}`;
      return typeNames[issue.expected] ?? issue.expected;
    }
    case 'invalid_value':
      return issue.values.length === 1
        ? quote(issue.values[0])
        : `one of ${issue.values.map((value) => String(value)).join(', ')}`;
    case 'too_small':
      if (issue.origin === 'array') return `at least ${issue.minimum} in the list`;
      return issue.inclusive ? `${issue.minimum} or more` : `more than ${issue.minimum}`;
    case 'too_big':
      return issue.origin === 'array'
        ? `at most ${issue.maximum} in the list`
        : `${issue.maximum} or less`;
    case 'invalid_union':
      return issue.errors
        .flatMap((errors) =>
          errors
            .slice(0, 1)
            .map((inner) =>
              expectation({ ...inner, path: [...issue.path, ...inner.path] }, schema),
            ),
        )
        .join(', or ');
    default:
      return issue.message;
  }
};

/** Of several shapes, the author meant the one that differs only in a field. */
const unfold = (issue: Issue): Issue[] => {
  if (issue.code !== 'invalid_union') return [issue];
  const branch = issue.errors.find((errors) =>
    errors.every(({ code, path }) => path.length > 0 || code === 'unrecognized_keys'),
  );
  return branch
    ? branch.flatMap((inner) => unfold({ ...inner, path: [...issue.path, ...inner.path] }))
    : [issue];
};

const describeMissing = (issue: Issue, record: unknown, schema: z.ZodType): Description => {
  const { path } = issue;
  const above = path.slice(0, -1);
  const name = String(path.at(-1));
  const siblings = shapeOf(schemaAt(schema, above));
  if (!isLanguage(name) || !siblings || !isTranslated(siblings))
    return { path, message: `is missing; expected ${expectation(issue, schema)}.` };
  const texts = Object(valueAt(record, above));
  const there = languages.filter((language) => language in texts);
  const missing = `the ${languageNames[name]} is missing`;
  const [first] = there;
  if (!first) return { path, message: `${missing}.` };
  const before = there.filter((language) => languages.indexOf(language) < languages.indexOf(name));
  const neighbour = before.at(-1);
  return {
    path,
    message: `${missing}; add "${name}" ${neighbour ? 'after' : 'before'} "${neighbour ?? first}". The ${languageNames[first]} is ${quote(texts[first])}.`,
    beside: [...above, neighbour ?? first],
  };
};

const describeOne = (issue: Issue, record: unknown, schema: z.ZodType): Description => {
  const found = valueAt(record, issue.path);
  if (found === undefined) return describeMissing(issue, record, schema);
  const help = advice(issue, found, schemaAt(schema, issue.path));
  const rest = [`found ${quote(found)}`, help].filter(Boolean).join('; ');
  const end = rest.endsWith('?') ? '' : '.';
  return { path: issue.path, message: `expected ${expectation(issue, schema)}, ${rest}${end}` };
};

/** Unknown fields, each with the missing field that was probably meant. */
const describeUnknown = (issue: Issue, record: unknown, schema: z.ZodType) => {
  if (issue.code !== 'unrecognized_keys') return [];
  const group = Object(valueAt(record, issue.path));
  const absent = Object.keys(shapeOf(schemaAt(schema, issue.path)) ?? {}).filter(
    (name) => !(name in group),
  );
  return issue.keys.map((key) => {
    const meant = closest(key, absent);
    const help = meant ? `did you mean ${quote(meant)}?` : 'check its spelling, or remove it.';
    return {
      path: [...issue.path, key],
      meant: meant && [...issue.path, meant].join('/'),
      message: `there is no such field here; ${help}`,
    };
  });
};

/** Describes each error of a schema in words, with the place of its field. */
export const describe = (error: z.ZodError, record: unknown, schema: z.ZodType): Description[] => {
  const issues = error.issues.flatMap(unfold);
  const unknownFields = issues.flatMap((issue) => describeUnknown(issue, record, schema));
  // A misspelt field is not reported as missing as well.
  const misspelt = unknownFields.map(({ meant }) => meant);
  const others = issues
    .filter(({ code, path }) => code !== 'unrecognized_keys' && !misspelt.includes(path.join('/')))
    .map((issue) => describeOne(issue, record, schema));
  return [...unknownFields.map(({ path, message }) => ({ path, message })), ...others];
};
