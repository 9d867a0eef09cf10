import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { defaultLanguage } from '../../../src/i18n/languages';
import { singleKinds } from '../../../src/gatsby/content/kinds';
import type { EditorCollection } from './editor-collection';
import { fieldsOf } from './fields';
import { labelOf } from './label';
import { rulesOf } from './rules';
import { wordFields } from './words';

/** @returns The records of which there is one each. */
export const singleCollection = (): EditorCollection => ({
  name: 'single',
  label: 'Site',
  files: Object.entries(singleKinds).map(([name, { schema }]) => ({
    name,
    label: labelOf(name),
    file: `content/${name}.json`,
    format: name,
    media_folder: 'media',
    public_folder: './media',
    fields: fieldsOf(rulesOf(schema), name),
  })),
});

/**
 * @param root The project's root.
 * @returns The words of the interface: one file a language and namespace, edited side by side.
 */
export const wordCollection = (root: string): EditorCollection => {
  const folder = join(root, 'content', 'locales', defaultLanguage);
  return {
    name: 'words',
    label: 'Interface words',
    i18n: true,
    files: readdirSync(folder).map((file) => {
      const { name } = parse(file);
      return {
        name,
        label: labelOf(name),
        file: `content/locales/{{locale}}/${file}`,
        format: `words-${name}`,
        i18n: true,
        fields: wordFields(JSON.parse(readFileSync(join(folder, file), 'utf8'))),
      };
    }),
  };
};
