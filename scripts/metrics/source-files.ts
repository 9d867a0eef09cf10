import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

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
export const sourceFiles = (): SourceFile[] =>
  trackedFiles()
    .filter(isSource)
    .map((path) => {
      const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
      const commentLines = lines.filter((line) => /^\s*(\/\/|\/?\*|\{\/\*)/.test(line)).length;
      return { path, lines: lines.length, commentLines, isTest: isTest(path) };
    });

/** Number of own files of each folder, largest first. */
export const ownFilesByFolder = (): [folder: string, files: number][] => {
  const counts = new Map<string, number>();
  for (const path of trackedFiles()) {
    if (!/^(src|plugins|scripts|e2e)\//.test(path)) continue;
    const folder = dirname(path);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a);
};

/** The lists of files to open for a typical change, each under a heading with its aim. */
export const documentedFileLists = (): { title: string; aim: string; paths: string[] }[] => {
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
