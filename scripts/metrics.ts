import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { preProcessFile } from 'typescript';
import { documentedFileLists, ownFilesByFolder, sourceFiles } from './metrics/source-files';

/** What a relative import may leave out. */
const endings = ['', '.ts', '.tsx', '/index.ts'];

/** Returns the importers of each file among the given ones; dynamic and type imports count. */
const importersOf = (paths: readonly string[]): Map<string, string[]> => {
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

/**
 * `npm run metrics` counts what makes the code easy or hard to read: lines, comments, large folders, small files, and the files to open for
 * a typical change. Each figure is printed beside its aim.
 */
const files = sourceFiles();
const product = files.filter(({ isTest }) => !isTest);

const lines = (chosen: typeof files): number => chosen.reduce((sum, { lines }) => sum + lines, 0);
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

const site = product.filter(
  ({ path }) => path.startsWith('src/') && !path.startsWith('src/gatsby'),
);
const comments = product.reduce((sum, file) => sum + file.commentLines, 0);
const importers = importersOf(product.map(({ path }) => path));
const small = product.filter(({ path, lines }) => lines <= 20 && importers.get(path)?.length === 1);
const folders = ownFilesByFolder();
const [largest] = folders;
const assertions = files
  .filter(({ isTest }) => isTest)
  .reduce(
    (sum, { path }) => sum + (readFileSync(path, 'utf8').match(/\bexpect\(/g)?.length ?? 0),
    0,
  );

console.table({
  'lines in src, plugins and scripts': { figure: lines(product), aim: 'at most 14500' },
  'lines in src without src/gatsby': { figure: lines(site), aim: 'at most 7500' },
  'lines of comments': { figure: percent(comments / lines(product)), aim: 'at most 9 %' },
  'files in the largest folder': {
    figure: `${largest?.[1]} (${largest?.[0]})`,
    aim: 'at most 24',
  },
  'files of 20 lines or fewer with one importer': { figure: small.length, aim: 'at most 15' },
  ...Object.fromEntries(
    documentedFileLists().map(({ title, paths, aim }) => [
      title,
      { figure: `${paths.length} files`, aim: `at most ${aim}` },
    ]),
  ),
  'assertions in tests': { figure: assertions, aim: 'not fewer than before' },
});
console.log(small.map(({ path }) => path).join('\n'));
