import type { FieldPath } from '../../gatsby/content/messages/problem';
import type { BrokenContent } from './broken-content';
import { errorsIn, messagesIn } from './errors-in';

/** A value that breaks a rule, and the message; the field is the one that the message names, or `field`. */
export type BrokenRule = [value: unknown, message: string, field?: FieldPath];

type Row = [message: string, file: string, field: FieldPath, value: unknown];

/** Returns the rows of a table of tests from the broken rules of a file. */
export const rulesOf = (file: string, rules: BrokenRule[]): Row[] =>
  rules.map(([value, message, field = message.replace(/:.*/, '').split('.')]) => [
    message,
    file,
    field,
    value,
  ]);

/** Tests that each broken rule of a table is reported, and nothing else. */
export const testRules = (content: BrokenContent, rules: Row[]): void =>
  it.each(rules)('%s', async (message, file, field, value) => {
    content.set(file, field, value);
    expect(await messagesIn(content)).toEqual([`content/${file}  ${message}`]);
  });

type Change = [title: string, change: () => void, message: string];

/** Tests that each change of whole files is reported with its line, and nothing else. */
export const testChanges = (content: BrokenContent, changes: Change[]): void =>
  it.each(changes)('%s', async (_title, change, message) => {
    change();
    expect(await errorsIn(content)).toEqual([`content/${message}`]);
  });
