import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const programs = ['chromium', 'chromium-browser', 'google-chrome'];

const inPath = (program: string): string[] =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, program));

// Being there is not enough: a browser may lack its libraries, and some systems put a mere hint in its place.
const starts = (path: string): boolean =>
  existsSync(path) && spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0;

/**
 * Looks for a Chromium that can be started: the one that `CHROMIUM_PATH` names, Playwright's own, then the system's.
 *
 * @returns Path of the program, or undefined when there is none.
 * @throws When `CHROMIUM_PATH` is set and does not name one, because whoever set it means that one and no other.
 */
export const findChromium = (): string | undefined => {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (starts(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH is "${chosen}", which is not a browser that can be started.`);
  }
  return [chromium.executablePath(), ...programs.flatMap(inPath)].find(starts);
};
