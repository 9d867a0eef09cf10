import type { FieldPath } from '../gatsby/content/messages/problem';

/** A rule, a value that breaks it, and the message; the field is the one that the message names, or `field`. */
export type BrokenRule = [rule: string, value: unknown, message: string, field?: FieldPath];

type Row = [rule: string, file: string, field: FieldPath, value: unknown, message: string];

/** Returns the rows of a table of tests from the rules of a file. */
export const rulesOf = (file: string, rules: BrokenRule[]): Row[] =>
  rules.map(([rule, value, message, field = message.replace(/:.*/, '').split('.')]) => [
    rule,
    file,
    field,
    value,
    message,
  ]);
