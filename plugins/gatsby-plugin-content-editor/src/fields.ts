import { shapeKey, type EditorField, type EditorShape } from './editor-field';
import { isLanguage } from '../../../src/i18n/languages';
import { languageNames } from '../../../src/gatsby/content/language-names';
import { labelOf } from './label';
import type { Rule } from './rules';
import { valueOptions } from './value-options';

type Options = Partial<EditorField> & Pick<EditorField, 'widget'>;

const objectOptions = (rule: Rule, name: string): Options => ({
  widget: 'object',
  fields: fieldsOf(rule, name),
});

const listOptions = ({ items = {}, minItems, maxItems }: Rule, name: string): Options => ({
  widget: 'list',
  ...(items.properties
    ? { fields: fieldsOf(items, name) }
    : { field: fieldOf(name, items, { required: true, topic: name }) }),
  // A list without a lower limit may be empty, and then stands in the file as such.
  ...(minItems === undefined ? { required: false, empty: [] } : { min: minItems }),
  ...(maxItems !== undefined && { max: maxItems }),
});

const shapeOf = (rule: Rule): EditorShape => {
  const name = rule.const ?? Object.keys(rule.properties ?? {}).join('-');
  return {
    name,
    label: rule.const
      ? labelOf(name)
      : Object.keys(rule.properties ?? {})
          .map(labelOf)
          .join(', '),
    ...(rule.properties && { fields: fieldsOf(rule, name) }),
  };
};

const choiceOptions = (choices: Rule[], name: string): Options => {
  const [only, ...others] = choices.filter(({ type }) => type !== 'null');
  if (only && others.length === 0) {
    return { ...optionsOf(only, name), required: false, empty: null };
  }
  return { widget: 'object', typeKey: shapeKey, types: choices.map(shapeOf) };
};

const optionsOf = (rule: Rule, name: string): Options => {
  if (rule.anyOf) return choiceOptions(rule.anyOf, name);
  if (rule.properties) return objectOptions(rule, name);
  return rule.type === 'array' ? listOptions(rule, name) : valueOptions(rule, name);
};

const fieldOf = (
  name: string,
  rule: Rule,
  { required, topic }: { required: boolean; topic: string },
): EditorField => {
  const options = optionsOf(rule, isLanguage(name) ? topic : name);
  return {
    name,
    label: rule.title ?? (isLanguage(name) ? languageNames[name] : labelOf(name)),
    // The editor warns of a hint for what it never shows.
    ...(rule.description && options.widget !== 'hidden' && { hint: rule.description }),
    ...options,
    ...(!required && { required: false, empty: undefined }),
  };
};

/**
 * Derives the editor's fields from the rules of a record.
 *
 * @param rule The rules of an object.
 * @param topic The name of the object, which tells what its translations are about.
 */
export const fieldsOf = ({ properties = {}, required = [] }: Rule, topic: string): EditorField[] =>
  Object.entries(properties).map(([name, rule]) =>
    fieldOf(name, rule, { required: required.includes(name), topic }),
  );
