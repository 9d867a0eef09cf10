import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Language } from '../i18n/languages';

const root = join(process.cwd(), 'content');

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/**
 * The words of the interface, as the editors wrote them.
 *
 * @param language Whose words.
 * @returns All namespaces, by name.
 */
export const readWords = (language: Language): Record<string, object> => {
  const folder = join(root, 'locales', language);
  return Object.fromEntries(
    readdirSync(folder).map((file) => [
      basename(file, '.json'),
      readJson(join(folder, file)) as object,
    ]),
  );
};

/**
 * The records of a kind, as the editors wrote them.
 *
 * @param folder Folder below `content/`.
 * @returns Each record with its key, in the order of the files' names. The caller names the fields that it reads.
 */
export const readRecords = <Fields extends object>(folder: string): (Fields & { key: string })[] =>
  readdirSync(join(root, folder))
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({
      ...(readJson(join(root, folder, file)) as Fields),
      key: basename(file, '.json'),
    }));

/** @returns The parts of the site's record that tests compare with. */
export const readSite = () =>
  readJson(join(root, 'site.json')) as Pick<
    Queries.SiteInfo,
    'brand' | 'email' | 'phone' | 'forms'
  >;
