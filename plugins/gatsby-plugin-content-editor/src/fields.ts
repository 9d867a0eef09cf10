import { shapeKey, type EditorField, type EditorShape } from './editor-types';
import { labelOf } from './label';
import type { FieldOptions } from './options';
import type { Rule } from './rule';
import { valueOptions } from './value-options';

type Options = Partial<EditorField> & Pick<EditorField, 'widget'>;

const listOptions = (
  { items = {}, minItems, maxItems }: Rule,
  name: string,
  options: FieldOptions,
): Options => ({
  widget: 'list',
  ...(items.properties
    ? { fields: fieldsOf(items, name, options) }
    : { field: fieldOf(name, items, { required: true, topic: name }, options) }),
  // A list without a lower limit may be empty, and is then written as an empty list.
  ...(minItems === undefined ? { required: false, empty: [] } : { min: minItems }),
  ...(maxItems !== undefined && { max: maxItems }),
});

const shapeOf = (rule: Rule, options: FieldOptions): EditorShape => {
  const names = rule.const ? [rule.const] : Object.keys(rule.properties ?? {});
  const name = names.join('-');
  return {
    name,
    label: names.map(labelOf).join(', '),
    ...(rule.properties && { fields: fieldsOf(rule, name, options) }),
  };
};

const choiceOptions = (choices: Rule[], name: string, options: FieldOptions): Options => {
  const [only, ...others] = choices.filter(({ type }) => type !== 'null');
  if (only && others.length === 0) {
    return { ...optionsOf(only, name, options), required: false, empty: null };
  }
  return {
    widget: 'object',
    typeKey: shapeKey,
    types: choices.map((choice) => shapeOf(choice, options)),
  };
};

const optionsOf = (rule: Rule, name: string, options: FieldOptions): Options => {
  if (rule.anyOf) return choiceOptions(rule.anyOf, name, options);
  if (rule.properties) return { widget: 'object', fields: fieldsOf(rule, name, options) };
  return rule.type === 'array'
    ? listOptions(rule, name, options)
    : valueOptions(rule, name, options);
};

const fieldOf = (
  name: string,
  rule: Rule,
  { required, topic }: { required: boolean; topic: string },
  options: FieldOptions,
): EditorField => {
  const language = options.languages[name];
  const edited = optionsOf(rule, language === undefined ? name : topic, options);
  return {
    name,
    label: rule.title ?? language ?? labelOf(name),
    // Sveltia CMS warns about a hint for a hidden field.
    ...(rule.description && edited.widget !== 'hidden' && { hint: rule.description }),
    ...edited,
    ...(!required && { required: false, empty: undefined }),
  };
};

/** Derives the editor's fields from the JSON Schema of an object. Its translations are edited like a field called `topic`. */
export const fieldsOf = (
  { properties = {}, required = [] }: Rule,
  topic: string,
  options: FieldOptions,
): EditorField[] =>
  Object.entries(properties).map(([name, rule]) =>
    fieldOf(name, rule, { required: required.includes(name), topic }, options),
  );
