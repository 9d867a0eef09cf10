import type { EditorField } from './editor-field';
import { labelOf } from './label';

type Words = Record<string, unknown>;

/**
 * Derives fields from a file of the interface's words, which has no rule but to say in every language what it says in the default one.
 *
 * @param words The words in the default language.
 */
export const wordFields = (words: Words): EditorField[] =>
  Object.entries(words).map(([name, value]) => ({
    name,
    label: labelOf(name),
    i18n: true,
    ...(typeof value === 'object' && value !== null
      ? // What is no text is a group: the content check refuses anything else.
        { widget: 'object', fields: wordFields(value as Words) }
      : { widget: 'string' }),
  }));
