import type { CustomTypeOptions } from 'i18next';
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Entry, TypeName } from '../../plugins/gatsby-source-content/content-types';
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

type Resources = CustomTypeOptions['resources'];

/** Returns the translations of a language by namespace. */
export const readWords = (language: Language): Resources => {
  const namespaces = files
    .filter(({ path }) => path.startsWith(`locales/${language}/`))
    .map(({ path, value }) => [basename(path, '.json'), value]);
  // The type is that of English; the content check requires its keys in every language.
  return Object.fromEntries(namespaces) as Resources;
};

const orderOf = (entry: object): number => ('order' in entry ? Number(entry.order) : 0);

/** Returns the valid entries of a content type with their keys, in the order in which the site shows them. */
export const readEntries = <Name extends TypeName>(name: Name) =>
  files
    .filter(({ type, entry }) => type?.name === name && entry)
    // The schema of the type has validated the entry.
    .map(({ key = '', entry }) => ({ ...(entry as Entry<Name>), key }))
    .sort((one, other) => orderOf(one) - orderOf(other));

export const readSite = () => {
  const [site] = readEntries('SiteInfo');
  if (!site) throw new Error('The entry of the site has errors; npm run content lists them.');
  return site;
};
