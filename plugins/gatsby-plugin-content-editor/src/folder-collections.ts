import { bodyName } from './body-name';
import type { EditorField } from './editor-field';
import { defaultLanguage, languages } from '../../../src/i18n/languages';
import { folderKinds } from '../../../src/gatsby/content/kinds';
import { caseSchema, caseTranslationSchema } from '../../../src/gatsby/content/schemas/case';
import type { EditorCollection } from './editor-collection';
import { fieldsOf } from './fields';
import { languageNames } from '../../../src/gatsby/content/language-names';
import { labelOf } from './label';
import { listing } from './listing';
import { rulesOf } from './rules';

/** Pages have a template each, so none can be added or taken away by an editor. */
const fixedKinds = ['pages'];

/** @returns Every kind of JSON record that has a folder. */
export const recordCollections = (): EditorCollection[] =>
  Object.entries(folderKinds).map(([name, { schema }]) => {
    const fields = fieldsOf(rulesOf(schema), name);
    const isFree = !fixedKinds.includes(name);
    return {
      name,
      label: labelOf(name),
      folder: `content/${name}`,
      extension: 'json',
      format: name,
      create: isFree,
      delete: isFree,
      ...listing(fields),
      fields,
    };
  });

/** A story shows no pictures, so the editor offers none. */
const body: EditorField = {
  name: bodyName,
  label: 'Story',
  widget: 'richtext',
  editor_components: [],
};

/** @returns The cases of each language, whose files have a name that Sveltia CMS has no notion of: `<case>/<language>.md`. */
export const caseCollections = (): EditorCollection[] =>
  languages.map((language) => {
    const schema = language === defaultLanguage ? caseSchema : caseTranslationSchema;
    const fields = [...fieldsOf(rulesOf(schema), 'cases'), body];
    return {
      name: `cases-${language}`,
      label: `Cases: ${languageNames[language]}`,
      folder: 'content/cases',
      path: `{{slug}}/${language}`,
      extension: 'md',
      // Sveltia CMS takes a format for Markdown only by a name that ends so.
      format: `cases-${language}-frontmatter`,
      ...listing(fields),
      // The title differs from language to language, so the folder's name is asked for.
      slug: {
        editable: ['create'],
        hint: "Name of the case's folder: small letters, digits and hyphens, the same in every language.",
        pattern: ['^[a-z0-9]+(-[a-z0-9]+)*$', 'Expected small letters, digits and single hyphens.'],
      },
      fields,
    };
  });
