import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { preProcessFile } from 'typescript';

interface SourceFile {
  path: string;
  lines: number;
  /** Lines with nothing but a comment. */
  commentLines: number;
  isTest: boolean;
}

const trackedFiles = (): string[] =>
  execFileSync('git', ['ls-files'], { encoding: 'utf8' })
    .split('\n')
    .filter((path) => path && existsSync(path));

const isSource = (path: string): boolean =>
  /^(src|plugins|scripts|e2e)\/.*\.tsx?$/.test(path) && path !== 'src/gatsby-types.d.ts';

const isTest = (path: string): boolean =>
  /\.(test|spec|check)\.tsx?$|^e2e\/|\/testing\//.test(path);

/** The project's TypeScript without generated types; browser tests and fixtures count as tests. */
const sourceFiles = (): SourceFile[] =>
  trackedFiles()
    .filter(isSource)
    .map((path) => {
      const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
      const commentLines = lines.filter((line) => /^\s*(\/\/|\/?\*|\{\/\*)/.test(line)).length;
      return { path, lines: lines.length, commentLines, isTest: isTest(path) };
    });

/** Number of own files of each folder, largest first. */
const ownFilesByFolder = (): [folder: string, files: number][] => {
  const counts = new Map<string, number>();
  for (const path of trackedFiles()) {
    if (!/^(src|plugins|scripts|e2e)\//.test(path)) continue;
    const folder = dirname(path);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a);
};

/** The lists of files to open for a typical change, each under a heading with its aim. */
const documentedFileLists = (): { title: string; aim: string; paths: string[] }[] => {
  const [, ...sections] = readFileSync('docs/architecture.md', 'utf8').split(/^## /m);
  return sections.flatMap((section) => {
    const [heading = ''] = section.split('\n');
    const [, title, aim] = /^(.*), in at most (\d+) files$/.exec(heading) ?? [];
    if (title === undefined || aim === undefined) return [];
    const paths = [...section.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, path = '']) => path);
    const missing = paths.filter((path) => !existsSync(path));
    if (missing.length > 0)
      throw new Error(
        `docs/architecture.md names files that are not there: ${missing.join(', ')}.`,
      );
    return [{ title, aim, paths }];
  });
};

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
