import type { EditorField } from './editor-types';
import { labelOf } from './label';
import type { FieldOptions } from './options';
import type { Rule } from './rule';

type ValueOptions = Pick<EditorField, 'widget'> & Record<string, unknown>;

/** Extensions of images that the editor can show. */
const imageEndings = ['png', 'jpg', 'webp'];

const fileOptions = (endings: readonly string[]): ValueOptions => ({
  widget: imageEndings.some((ending) => endings.includes(ending)) ? 'image' : 'file',
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

const textOptions = (rule: Rule, name: string, { multiline }: FieldOptions): ValueOptions => {
  if (rule.endings) return fileOptions(rule.endings);
  if (rule.format === 'uri') return { widget: 'string', type: 'url' };
  if (rule.format === 'email') return { widget: 'string', type: 'email' };
  if (rule.format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  return {
    widget: multiline.includes(name) ? 'text' : 'string',
    ...(rule.pattern && {
      pattern: [rule.pattern, rule.patternErrorMessage ?? `Expected ${rule.expected}.`],
    }),
  };
};

/** Derives how a value is edited. `name` is its field, or the set of translations around it; throws if no field fits the rule. */
export const valueOptions = (rule: Rule, name: string, options: FieldOptions): ValueOptions => {
  if (rule.const !== undefined) return { widget: 'hidden', default: rule.const };
  if (rule.enum) {
    const options = rule.enum.map((value) => ({ label: labelOf(value), value }));
    return { widget: 'select', options, ...(rule.default && { default: rule.default }) };
  }
  if (rule.type === 'boolean') return { widget: 'boolean' };
  if (rule.type === 'integer' || rule.type === 'number') return numberOptions(rule);
  if (rule.type === 'string') return textOptions(rule, name, options);
  throw new Error(`The editor has no field for "${name}": ${JSON.stringify(rule)}.`);
};
