import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { sitePages } from '../../src/testing/site';
import { casesPage } from '../../src/i18n/route-table';
import { copyForComparison } from './compared-site';
import { printLighthouse } from './lighthouse';
import {
  printLongTasks,
  printFontSwaps,
  printNavigations,
  printFirstTaps,
  printPaints,
  printWeights,
  type Bench,
} from './tables';
import { findChromium } from '../testing/find-chromium';
import { listen } from '../preview/listen';
import { createPreviewServer } from '../preview/preview-server';
import { fail, requireBuild } from '../preview/require-build';

/**
 * `npm run bench` weighs every page and times some, interleaved with the page without scripts and a plain page of the same length: times of
 * different runs are not comparable.
 *
 * Options: `-- --only taps --only lighthouse` takes two of the measurements, `--runs 1` measures once instead of five times,
 * `--no-references` leaves out the pages to compare with, `/en /nl` measures only these pages.
 */
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  allowNegative: true,
  options: {
    runs: { type: 'string', default: '5' },
    references: { type: 'boolean', default: true },
    only: { type: 'string', multiple: true, default: [] },
  },
});

const site = resolve('public');
const debuggingPort = 9333;

const everyPath = sitePages.map(({ path }) => path);
/** Each kind of page that differs much from the others, in the shortest and the longest language. */
const comparedPaths = sitePages
  .filter(
    ({ page }) =>
      ['home', 'pricing', 'projects'].includes(page) || page.startsWith(`${casesPage}/`),
  )
  .filter(({ language }) => language !== 'nl')
  .map(({ path }) => path);

const measurements: Record<string, (bench: Bench) => Promise<void>> = {
  weights: printWeights,
  fonts: printFontSwaps,
  tasks: printLongTasks,
  paints: printPaints,
  navigations: printNavigations,
  taps: printFirstTaps,
  lighthouse: printLighthouse,
};

const measure = async (runs: number, references: boolean, names: string[]): Promise<void> => {
  const chosen = everyPath.filter((path) => positionals.includes(path));
  const compared = chosen.length > 0 ? chosen : comparedPaths;
  const { folder, remove } = await copyForComparison(site, compared);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      // The shell without a window would fit letters to whole pixels, and lines would break elsewhere in the fallback fonts.
      '--font-render-hinting=none',
      `--remote-debugging-port=${debuggingPort}`,
    ],
  });
  const { origin, close } = await listen(createPreviewServer(folder));
  try {
    const bench = { browser, debuggingPort, origin, runs, references };
    for (const name of names) {
      const all = ['weights', 'fonts'].includes(name) && chosen.length === 0;
      await measurements[name]?.({ ...bench, paths: all ? everyPath : compared });
    }
  } finally {
    await browser.close();
    close();
    remove();
  }
};

const runs = Number(options.runs);
if (!Number.isInteger(runs) || runs < 1) fail('--runs must be a whole number from 1 on.');
const known = Object.keys(measurements);
const unknown = options.only.find((name) => !known.includes(name));
if (unknown) fail(`--only must be one of ${known.join(', ')}, and not "${unknown}".`);
const missing = positionals.find((path) => !everyPath.includes(path));
if (missing) fail(`${missing} is not a page of the site.`);
requireBuild();

void measure(runs, options.references, options.only.length > 0 ? options.only : known);
