import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { contentFolder, loadContent, media } from './load-content';
import { fileUses } from './file-uses';

/**
 * Finds pictures and videos that no record names. They reach no visitor, so they are no mistake; the visual editor leaves one
 * behind whenever a picture is replaced.
 *
 * @param root The project's root; its content has no mistakes.
 * @returns A sentence for each, with its path.
 */
export const unusedFiles = (root: string): string[] => {
  const folder = join(root, contentFolder);
  const used = new Set(
    fileUses(loadContent(root).files).map(({ record, name }) => record.resolve(name)),
  );
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => media.test(path) && !used.has(join(folder, path)))
    .map((path) => relative(root, join(folder, path)).split(sep).join('/'))
    .sort()
    .map((path) => `${path}  no record names this file; it can be removed.`);
};
