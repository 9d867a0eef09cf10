import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Returns the files of a repository that were changed or removed since the last commit, and the tests in their folders, for Jest's `--findRelatedTests`:
 * some tests start or read a file that they do not import.
 */
export const changedFiles = (root: string, env = process.env): string[] => {
  const git = (command: string, ...options: string[]) =>
    execFileSync('git', [command, '-z', ...options], { cwd: root, env, encoding: 'utf8' })
      .split('\0')
      .filter(Boolean);
  const files = (...options: string[]) =>
    git('ls-files', '--others', '--exclude-standard', ...options);
  const changed = [...git('diff', '--name-only', '--no-renames', '--relative', 'HEAD'), ...files()];
  const folders = new Set(changed.map((file) => dirname(file)));
  const tests = files('--cached', '*.test.ts', '*.test.tsx');
  const beside = tests.filter((test) => folders.has(dirname(test)) && existsSync(join(root, test)));
  return [...new Set([...changed, ...beside])];
};
