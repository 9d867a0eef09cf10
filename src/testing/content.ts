import type { CustomTypeOptions } from 'i18next';
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  contentTypes,
  type Entry,
  type TypeName,
} from '../../plugins/gatsby-source-content/content-types';
import {
  contentFolder,
  guides,
  readContent,
} from '../../plugins/gatsby-source-content/read-content';
import type { Language } from '../i18n/languages';

const { files } = readContent(process.cwd());

/** Sorted paths of all files of the content, without its guides for editors. */
export const contentFiles = (): string[] =>
  readdirSync(contentFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !guides.includes(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();

type Words = CustomTypeOptions['resources'];

/** Returns all namespaces of words in a language, by name. */
export const readWords = (language: Language): Words => {
  const namespaces = files
    .filter(({ path }) => path.startsWith(`locales/${language}/`))
    .map(({ path, value }) => [basename(path, '.json'), value]);
  // The type is that of English; the content check requires its keys in every language.
  return Object.fromEntries(namespaces) as Words;
};

const orderOf = (entry: object): number => ('order' in entry ? Number(entry.order) : 0);

/** Returns the valid entries of a content type with their keys, in the order in which the site shows them. */
export const readEntries = <Name extends TypeName>(name: Name) =>
  files
    .filter(({ type, entry }) => type?.name === name && entry)
    // The schema of the type has validated the entry.
    .map(({ key = '', entry }) => ({ ...(entry as Entry<Name>), key }))
    .sort((one, other) => orderOf(one) - orderOf(other));

/** Returns a node of a content type as queries do in a language. The caller names the fields, which the type's schema has. */
export const nodeOf = <Node extends object>(
  name: TypeName,
  entry: object,
  language: Language,
): Node =>
  // The fields of a node follow from the schema, which the type `object` does not show.
  contentTypes.find((type) => type.name === name)?.toNode(entry, language) as Node;

/** Returns the nodes of a content type in a language. */
export const readNodes = <Node extends object>(
  name: TypeName,
  language: Language,
): (Node & { key: string })[] =>
  readEntries(name).map(({ key, ...entry }) => ({ ...nodeOf<Node>(name, entry, language), key }));

export const readSite = () => {
  const [site] = readEntries('SiteInfo');
  if (!site) throw new Error('The entry of the site has errors; npm run content lists them.');
  return site;
};
