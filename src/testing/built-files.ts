import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Lists the files of a build: sorted paths below the folder, with forward slashes. */
export const builtFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
