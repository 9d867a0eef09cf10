import type { EditorField } from './editor-field';
import { labelOf } from './label';
import { pictureFormats } from '../../../src/gatsby/content/schemas/pictures';
import type { Rule } from './rules';

/** How a value is edited: the editor's kind of field, with its limits. */
type ValueOptions = Pick<EditorField, 'widget'> & Record<string, unknown>;

/** Fields whose texts are too long for a single line. */
const longTexts = new Set([
  'biography',
  'description',
  'details',
  'imageAlt',
  'lead',
  'message',
  'portraitAlt',
  'quote',
  'summary',
  'teaser',
  'text',
]);

const fileOptions = (endings: readonly string[]): ValueOptions => ({
  widget: pictureFormats.some((format) => endings.includes(format)) ? 'image' : 'file',
  accept: endings.map((ending) => `.${ending}`).join(),
  choose_url: false,
});

const numberOptions = ({
  type,
  minimum,
  exclusiveMinimum,
  maximum = Infinity,
}: Rule): ValueOptions => ({
  widget: 'number',
  value_type: type === 'integer' ? 'int' : 'float',
  min: exclusiveMinimum === undefined ? minimum : exclusiveMinimum + 1,
  ...(maximum < Number.MAX_SAFE_INTEGER && { max: maximum }),
});

const textOptions = (rule: Rule, name: string): ValueOptions => {
  if (rule.endings) return fileOptions(rule.endings);
  if (rule.format === 'uri') return { widget: 'string', type: 'url' };
  if (rule.format === 'email') return { widget: 'string', type: 'email' };
  if (rule.format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  return {
    widget: longTexts.has(name) ? 'text' : 'string',
    ...(rule.pattern && {
      pattern: [rule.pattern, rule.patternErrorMessage ?? `Expected ${rule.expected}.`],
    }),
  };
};

/**
 * Tells how a single value is edited.
 *
 * @param rule The rule of the value.
 * @param name The name of the field, or of the group of translations that it is in.
 * @throws When the rule is of a sort that no content has had so far.
 */
export const valueOptions = (rule: Rule, name: string): ValueOptions => {
  if (rule.const !== undefined) return { widget: 'hidden', default: rule.const };
  if (rule.enum) {
    const options = rule.enum.map((value) => ({ label: labelOf(value), value }));
    return { widget: 'select', options };
  }
  if (rule.type === 'boolean') return { widget: 'boolean' };
  if (rule.type === 'integer' || rule.type === 'number') return numberOptions(rule);
  if (rule.type === 'string') return textOptions(rule, name);
  throw new Error(`The editor has no field for "${name}": ${JSON.stringify(rule)}.`);
};
