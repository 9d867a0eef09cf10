import { cpSync, rmSync, symlinkSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

const root = resolve(__dirname, '../..');
const leftOut = ['node_modules', '.git', '.cache', 'public', 'test-results'];

/** Copies the project without its build, so that tests may change it; the packages are linked. */
export const copyProject = (target: string): void => {
  rmSync(target, { recursive: true, force: true });
  cpSync(root, target, {
    recursive: true,
    filter: (path) => !leftOut.includes(relative(root, path)),
  });
  symlinkSync(join(root, 'node_modules'), join(target, 'node_modules'));
};
