/** Starts the develop server on a copy of the project, without build output; the packages are linked. */
import { spawn } from 'node:child_process';
import { cpSync, rmSync, symlinkSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { port, site } from './site';

const root = resolve(__dirname, '../..');
const leftOut = ['node_modules', '.git', '.cache', 'public', 'test-results'];

rmSync(site, { recursive: true, force: true });
cpSync(root, site, { recursive: true, filter: (path) => !leftOut.includes(relative(root, path)) });
symlinkSync(join(root, 'node_modules'), join(site, 'node_modules'));
spawn(process.execPath, ['node_modules/gatsby/cli.js', 'develop', '--port', port], {
  cwd: site,
  stdio: 'inherit',
});
