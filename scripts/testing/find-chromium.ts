import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** A Chromium without a window, which needs a quarter less time for the same tests. */
const shell = 'chromium-headless-shell';

const browsers = ['chromium', 'chromium-browser', 'google-chrome'];

const inPath = (program: string): string[] =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, program));

// Existence is not enough: a browser may lack its libraries, and some systems install a stub.
const starts = (path: string): boolean =>
  existsSync(path) && spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0;

/**
 * Returns the path of a Chromium that starts: of `CHROMIUM_PATH`, Playwright's own, or the system's.
 * @throws If `CHROMIUM_PATH` is set and does not name one: no other is wanted.
 */
export const findChromium = (): string | undefined => {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (starts(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH is "${chosen}", which is not a browser that can be started.`);
  }
  return [chromium.executablePath(), ...[shell, ...browsers].flatMap(inPath)].find(starts);
};

/** Returns the path of a Chromium that works as visitors' do: the shell has no back/forward cache and loads more images. */
export const findFullChromium = (): string | undefined =>
  [chromium.executablePath(), ...browsers.flatMap(inPath), process.env.CHROMIUM_PATH ?? ''].find(
    (path) => !/headless.shell/.test(path) && starts(path),
  );
