import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { kinds, type Kind, type KindName } from '../gatsby/content/kinds';
import { loadContent, recordsOf, type LoadedRecord } from '../gatsby/content/loading/load-content';
import type { Language } from '../i18n/languages';

const root = process.cwd();

/** Returns all namespaces of words in a language, by name. */
export const readWords = (language: Language): Record<string, object> => {
  const folder = join(root, 'content', 'locales', language);
  return Object.fromEntries(
    readdirSync(folder).map((file) => [
      basename(file, '.json'),
      JSON.parse(readFileSync(join(folder, file), 'utf8')) as object,
    ]),
  );
};

/** Returns the validated records of a kind with their keys, in the order of the files' names. */
export const loadRecords = <Name extends KindName>(
  kind: Name,
): Pick<LoadedRecord<Name>, 'key' | 'record'>[] => recordsOf(loadContent(root).files, kind);

/** The records of a kind as queries return them in a language, in their order. The caller names the fields, which the kind's schema has. */
export const readNodes = <Node extends object>(
  name: KindName,
  language: Language,
): (Node & { key: string })[] => {
  const kind: Kind = kinds[name];
  return loadRecords(name)
    .map(({ key, record }) => ({ key, record, order: 'order' in record ? record.order : 0 }))
    .sort((one, other) => one.order - other.order)
    .map(({ key, record }) => ({ ...(kind.toNode(record, language) as Node), key }));
};

/** The fields of a kind's records with their keys. The caller names the fields that it reads; `loadRecords` knows all of them. */
export const readRecords = <Fields extends object>(kind: KindName): (Fields & { key: string })[] =>
  loadRecords(kind).map(({ key, record }) => ({ ...(record as object as Fields), key }));

export const readSite = () => {
  const [site] = loadRecords('site');
  if (!site) throw new Error('The record of the site has errors; npm run content lists them.');
  return site.record;
};
