import type { CustomTypeOptions } from 'i18next';
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { kinds, type Kind, type KindName } from '../gatsby/content/kinds';
import { loadContent, recordsOf } from '../gatsby/content/loading/load-content';
import { contentFolder, guides } from '../gatsby/content/loading/read-file';
import type { Language } from '../i18n/languages';

const root = process.cwd();

/** Sorted paths of all files of the content, without its guides for editors. */
export const contentFiles = (): string[] =>
  readdirSync(contentFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !guides.includes(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();

type Words = CustomTypeOptions['resources'];

/** Returns all namespaces of words in a language, by name. */
export const readWords = (language: Language): Words => {
  const namespaces = loadContent(root)
    .files.filter(({ path }) => path.startsWith(`locales/${language}/`))
    .map(({ path, value }) => [basename(path, '.json'), value]);
  // The type is that of English; the content check requires its keys in every language.
  return Object.fromEntries(namespaces) as Words;
};

const orderOf = (record: object): number => ('order' in record ? Number(record.order) : 0);

/** Returns the validated records of a kind with their keys, in the order in which the site shows them. */
export const readRecords = <Name extends KindName>(kind: Name) =>
  recordsOf(loadContent(root).files, kind)
    .map(({ key, record }) => ({ ...record, key }))
    .sort((one, other) => orderOf(one) - orderOf(other));

/** Returns the records of a kind as queries do in a language. The caller names the fields, which the kind's schema has. */
export const readNodes = <Node extends object>(
  name: KindName,
  language: Language,
): (Node & { key: string })[] => {
  const kind: Kind = kinds[name];
  return readRecords(name).map((record) => ({
    ...(kind.toNode(record, language) as Node),
    key: record.key,
  }));
};

export const readSite = () => {
  const [site] = readRecords('site');
  if (!site) throw new Error('The record of the site has errors; npm run content lists them.');
  return site;
};
