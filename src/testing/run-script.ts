import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What runs TypeScript in Node.js. */
export const tsx = pathToFileURL(require.resolve('tsx')).href;

/** Runs a script of the project in a folder, as `npm run` does, and returns what it printed and how it ended. */
export const runScript = (
  script: string,
  options: readonly string[],
  cwd: string,
  env = process.env,
) =>
  spawnSync(process.execPath, ['--import', tsx, resolve(script), ...options], {
    cwd,
    env,
    encoding: 'utf8',
  });
