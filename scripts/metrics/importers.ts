import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { preProcessFile } from 'typescript';

/** What a relative import may leave out. */
const endings = ['', '.ts', '.tsx', '/index.ts'];

/** Returns the importers of each file among the given ones; dynamic and type imports count. */
export const importersOf = (paths: readonly string[]): Map<string, string[]> => {
  const importers = new Map<string, string[]>(paths.map((path) => [path, []]));
  for (const path of [...paths, 'gatsby-config.ts', 'gatsby-node.ts', 'gatsby-browser.tsx']) {
    for (const { fileName } of preProcessFile(readFileSync(path, 'utf8')).importedFiles) {
      if (!fileName.startsWith('.')) continue;
      const target = endings
        .map((ending) => join(dirname(path), fileName + ending))
        .find((candidate) => /\.tsx?$/.test(candidate) && existsSync(candidate));
      if (target) importers.get(target)?.push(path);
    }
  }
  return importers;
};
