/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { folderForAllTests } from '../../src/testing/test-folder';
import { changedFiles } from './changed-files';

const folder = folderForAllTests();

/** A hook of git names the developer's own repository in the environment. */
const env = { PATH: process.env.PATH };

const git = (...options: string[]) =>
  execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@y.example', ...options], {
    cwd: folder.root,
    env,
  });

it('are those that git sees as changed, new or gone, and the tests beside them', () => {
  for (const file of ['a/gone.ts', 'a/a.test.ts', 'b/b.css', 'b/b.test.tsx', 'c/c.test.ts'])
    folder.write(file, '');
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--no-gpg-sign', '--message', 'Begin');
  expect(changedFiles(folder.root, env)).toEqual([]);
  rmSync(folder.path('a/gone.ts'));
  folder.write('b/b.css', 'p {}');
  folder.write('d/new one.test.ts', '');
  const expected = ['a/a.test.ts', 'a/gone.ts', 'b/b.css', 'b/b.test.tsx', 'd/new one.test.ts'];
  expect(changedFiles(folder.root, env).sort()).toEqual(expected);
});
