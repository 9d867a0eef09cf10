import type { Browser } from '@playwright/test';
import { pages, routes } from '../../src/testing/site';
import { variantsOf } from './compared-site';
import { inTurn, median, milliseconds, ratio } from './figures';
import { timeFirstTap } from './first-taps';
import { fontSwaps } from './font-swap';
import { longTasks } from './long-tasks';
import { weighPage } from './page-weight';
import taps from './taps.json';
import { timeNavigations } from './time-navigations';
import { timePaint } from './time-paint';

export interface Bench {
  browser: Browser;
  /** Port for debugging Chromium. */
  debuggingPort: number;
  origin: string;
  paths: readonly string[];
  runs: number;
  /** Whether each page is compared with itself without scripts, and with the reference page. */
  references: boolean;
}

const widths = [390, 1440];
const slowdowns = [1, 4];
const slowest = Math.max(...slowdowns);

const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1);

export const printWeights = async ({ browser, origin, paths }: Bench): Promise<void> => {
  const table: Record<string, object> = {};
  for (const path of paths) {
    for (const width of widths) {
      const { requests, thirdPartyHosts, ...bytes } = await weighPage(
        browser,
        origin + path,
        width,
      );
      table[`${path} at ${width}`] = {
        ...Object.fromEntries(Object.entries(bytes).map(([part, size]) => [part, kilobytes(size)])),
        requests,
        'other hosts': thirdPartyHosts.length,
      };
    }
  }
  console.log(
    '\nBefore anybody touches the page (its data comes with the first interaction), in KB of 1024 bytes; texts with brotli 11.',
  );
  console.table(table);
};

export const printFontSwaps = async ({ browser, origin, paths }: Bench): Promise<void> => {
  const table: Record<string, object> = {};
  for (const path of paths) {
    for (const width of [360, 390, 768, 1440]) {
      const swaps = await fontSwaps(browser, origin + path, width);
      if (swaps.length > 0)
        table[`${path} at ${width}`] = { 'pixels before and after': swaps.join('; ') };
    }
  }
  console.log('\nTexts of the initial viewport whose height changes when the fonts arrive.');
  console.table(table);
};

export const printLongTasks = async (bench: Bench): Promise<void> => {
  const table: Record<string, object> = {};
  for (const path of bench.paths) {
    const variants = variantsOf(path, bench.references);
    const results = await inTurn(variants, bench.runs, (variant) =>
      longTasks(bench.browser, bench.origin + variant.path, slowest),
    );
    results.forEach((loads, index) => {
      table[`${path} ${variants[index]?.name}`] = {
        tasks: median(loads.map((tasks) => tasks.length)),
        'ms in all': median(loads.map((tasks) => tasks.reduce((sum, task) => sum + task, 0))),
        'ms each': loads.map((tasks) => tasks.join(' ') || '-').join(', '),
      };
    });
  }
  console.log(
    `\nTasks of more than 50 ms on an untouched page at ${slowest} times slowdown: medians of ${bench.runs}, and each run's.`,
  );
  console.table(table);
};

export const printPaints = async (bench: Bench): Promise<void> => {
  const table: Record<string, object> = {};
  for (const path of bench.paths) {
    const variants = variantsOf(path, bench.references);
    const results = await inTurn(variants, bench.runs, (variant) =>
      timePaint(bench.browser, bench.origin + variant.path, slowest),
    );
    const reference = median(results[2] ?? []);
    results.forEach((times, index) => {
      table[`${path} ${variants[index]?.name}`] = {
        'LCP ms': milliseconds(median(times)),
        'LCP : reference': ratio(median(times), reference),
        'each run': times.map(milliseconds).join(' '),
      };
    });
  }
  console.log(
    `\nLargest text or picture on a slow line at ${slowest} times slowdown, medians of ${bench.runs}.`,
  );
  console.table(table);
};

export const printNavigations = async ({ browser, origin }: Bench): Promise<void> => {
  const home = routes.pathOf('home', 'en');
  const walk = pages.map(({ key }) => routes.pathOf(key, 'en')).filter((path) => path !== home);
  const table: Record<string, Record<string, number>> = {};
  for (const slowdown of slowdowns) {
    const times = await timeNavigations(browser, origin, [home, ...walk, home], slowdown);
    for (const [path, time] of Object.entries(times)) {
      table[path] = { ...table[path], [`ms at ${slowdown}x`]: Math.round(time) };
    }
  }
  console.log('\nFrom the click on a link to the painted page, by slowdown.');
  console.table(table);
};

export const printFirstTaps = async ({ browser, origin, runs }: Bench): Promise<void> => {
  const results = await inTurn(taps, runs, (one) =>
    timeFirstTap(browser, origin + routes.pathOf(one.page, 'en'), one, slowest),
  );
  const rows = results.map((times, index) => [
    taps[index]?.name,
    {
      'ms until it shows': milliseconds(median(times.map(({ shown }) => shown))),
      'longest event ms': milliseconds(median(times.map(({ event }) => event))),
      'each run': times.map(({ shown }) => milliseconds(shown)).join(' '),
    },
  ]);
  console.log(
    `\nFirst tap on a page with an empty cache at ${slowest} times slowdown, medians of ${runs}.`,
  );
  console.table(Object.fromEntries(rows));
};
