import { readFileSync } from 'node:fs';
import { languages } from '../../src/i18n/languages';

/** The name of what is added, in the spellings that files need. */
export interface Name {
  /** As typed, such as `happy-client`. */
  kebab: string;
  /** Several of them, such as `happy-clients` or `categories`. */
  plural: string;
  /** `HappyClient`. */
  pascal: string;
  /** `happyClient`. */
  camel: string;
  /** `Happy client`. */
  words: string;
}

/** Texts of files, by path. */
export type Files = Record<string, string>;

const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

/** A value for each language that is unique, as no two pages may have the same title. */
const inEveryLanguage = <Value>(value: (words: string) => Value, words: string) =>
  Object.fromEntries(languages.map((code) => [code, value(`${words} (${code})`)]));

const same = (words: string): string => words;

/** Fills in the `{{spellings}}` of a name in a file of `templates/`. */
const fill = (file: string, name: Name): string =>
  readFileSync(`scripts/new/templates/${file}.txt`, 'utf8').replace(
    /\{\{(\w+)\}\}/g,
    (found, spelling: string) => new Map(Object.entries(name)).get(spelling) ?? found,
  );

const pageRecord = ({ kebab, words }: Name): string =>
  json({
    slug: Object.fromEntries(languages.map((code) => [code, kebab])),
    label: inEveryLanguage(same, words),
    // As long as search engines want them, which the checks of the built site require.
    title: inEveryLanguage((text) => `${text}: what the page is about`, words),
    description: inEveryLanguage(
      (text) =>
        `${text}: one or two sentences on what visitors find here, for the results of a search.`,
      words,
    ),
    keywords: inEveryLanguage((text) => [text, `${text}, in other words`], words),
    heading: inEveryLanguage(same, words),
    lead: inEveryLanguage((text) => `The paragraph under the heading: ${text}.`, words),
    // The launch check lists what still has to be written.
    placeholders: ['slug', 'label', 'title', 'description', 'keywords', 'heading', 'lead'],
  });

const section = (name: Name): Files => ({
  [`src/sections/${name.kebab}/${name.kebab}.tsx`]: fill('section.tsx', name),
  [`src/sections/${name.kebab}/${name.kebab}.test.tsx`]: fill('section-test.tsx', name),
});

/** The files of each thing that can be added. */
export const templates = {
  page: (name: Name): Files => ({
    [`content/pages/${name.kebab}.json`]: pageRecord(name),
    [`src/templates/${name.kebab}.tsx`]: fill('template.tsx', name),
    ...section(name),
  }),
  section,
  kind: (name: Name): Files => ({
    [`src/gatsby/content/schemas/${name.kebab}.ts`]: fill('schema.ts', name),
    [`content/${name.plural}/first.json`]: json({
      order: 1,
      name: inEveryLanguage(same, name.words),
      placeholders: ['name'],
    }),
  }),
};
