import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Debian's names; the first is what Playwright calls the headless shell. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

// A browser may be there without its libraries.
const starts = (path: string): boolean =>
  /chrom/i.test(spawnSync(path, ['--version'], { timeout: 30_000, encoding: 'utf8' }).stdout ?? '');

/**
 * Returns the path of a Chromium that starts: the one of `CHROMIUM_PATH`, Playwright's own, or the
 * system's.
 * @throws If `CHROMIUM_PATH` is set and does not start.
 */
export const findChromium = (): string | undefined => {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !starts(chosen))
    throw new Error(`CHROMIUM_PATH is "${chosen}", which is no Chromium that can be started.`);
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const installed = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return chosen || [chromium.executablePath(), ...installed].find(starts);
};
