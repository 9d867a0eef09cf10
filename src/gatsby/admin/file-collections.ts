import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { bodyName } from '../../admin/body-name';
import { defaultLanguage } from '../../i18n/languages';
import { singleKinds } from '../content/kinds';
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

/**
 * @param root The project's root.
 * @returns The stories of the cases: one Markdown file a language, edited side by side.
 */
export const storyCollection = (root: string): EditorCollection => ({
  name: 'stories',
  label: 'Stories of cases',
  i18n: true,
  files: readdirSync(join(root, 'content', 'cases')).map((name) => ({
    name,
    label: labelOf(name),
    file: `content/cases/${name}/{{locale}}.md`,
    // Sveltia CMS takes a format for Markdown only by a name that ends so.
    format: `story-${name}-frontmatter`,
    i18n: true,
    // A story shows no pictures, so the editor offers none.
    fields: [
      { name: bodyName, label: 'Story', widget: 'richtext', i18n: true, editor_components: [] },
    ],
  })),
});
