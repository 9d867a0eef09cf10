import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { pages, routes, sitePages } from '../e2e/site';
import { longTasks } from './bench/long-tasks';
import { weighPage } from './bench/page-weight';
import { runLighthouse } from './bench/run-lighthouse';
import { timeMoves } from './bench/time-moves';
import { copyWithoutScripts } from './bench/without-scripts';
import { findChromium } from './find-chromium';
import { createPreviewServer } from './preview-server';

const widths = [390, 1440];
const slowdowns = [1, 4];
const debuggingPort = 9333;
const site = resolve('public');

/**
 * `npm run bench -- --runs 1 /en /nl` measures once, and these pages only; `--runs 0` leaves Lighthouse out.
 * With `--compare`, Lighthouse also judges the same pages without their scripts.
 */
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' }, compare: { type: 'boolean', default: false } },
});
const runs = Number(options.runs);
const paths = sitePages
  .map(({ path }) => path)
  .filter((path) => positionals.length === 0 || positionals.includes(path));

const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1);

/** Serves a folder until the benchmark ends, and returns its origin. */
const serve = async (folder: string): Promise<string> => {
  const server = createServer(createPreviewServer(folder));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.unref();
  return `http://localhost:${(server.address() as AddressInfo).port}`;
};

const weigh = async (browser: Browser, origin: string): Promise<void> => {
  const table: Record<string, object> = {};
  for (const path of paths) {
    for (const width of widths) {
      const { requests, strangers, ...bytes } = await weighPage(browser, origin + path, width);
      table[`${path} at ${width}`] = {
        ...Object.fromEntries(Object.entries(bytes).map(([part, size]) => [part, kilobytes(size)])),
        requests,
        'other hosts': strangers.length,
      };
    }
  }
  console.log('\nBefore anybody touches the page, in KB of 1024 bytes; texts with brotli 11.');
  console.table(table);
};

const load = async (browser: Browser, origin: string): Promise<void> => {
  const slowest = Math.max(...slowdowns);
  const table: Record<string, object> = {};
  for (const path of paths) {
    const tasks = await longTasks(browser, origin + path, slowest);
    table[path] = { tasks: tasks.length, 'ms each': tasks.join(' ') };
  }
  console.log(`\nTasks of more than 50 ms while loading at ${slowest} times slowdown.`);
  console.table(table);
};

const move = async (browser: Browser, origin: string): Promise<void> => {
  const home = routes.pathOf('home', 'en');
  const walk = pages.map(({ key }) => routes.pathOf(key, 'en')).filter((path) => path !== home);
  const table: Record<string, Record<string, number>> = {};
  for (const slowdown of slowdowns) {
    const times = await timeMoves(browser, origin, [home, ...walk, home], slowdown);
    for (const [path, time] of Object.entries(times)) {
      table[path] = { ...table[path], [`ms at ${slowdown}x`]: Math.round(time) };
    }
  }
  console.log('\nFrom the click on a link to the painted page, by slowdown.');
  console.table(table);
};

const judge = async (origin: string, plainOrigin: string | undefined): Promise<void> => {
  const table: Record<string, object> = {};
  for (const path of paths) {
    console.log(`${path} ...`);
    const { lcp, tbt, cls, ...scores } = await runLighthouse(origin + path, debuggingPort, runs);
    const plain = plainOrigin && (await runLighthouse(plainOrigin + path, debuggingPort, runs));
    table[path] = {
      ...scores,
      'LCP ms': Math.round(lcp),
      'TBT ms': Math.round(tbt),
      CLS: cls.toFixed(3),
      ...(plain && {
        'LCP without scripts': Math.round(plain.lcp),
        ratio: (lcp / plain.lcp).toFixed(2),
      }),
    };
  }
  console.log(`\nLighthouse on its simulated phone, medians of ${runs}.`);
  console.table(table);
};

const measure = async (): Promise<void> => {
  const origin = await serve(site);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      `--remote-debugging-port=${debuggingPort}`,
    ],
  });
  await weigh(browser, origin);
  await load(browser, origin);
  await move(browser, origin);
  if (runs > 0) {
    const plain = options.compare ? copyWithoutScripts(site) : undefined;
    await judge(origin, plain && (await serve(plain.folder)));
    plain?.remove();
  }
  await browser.close();
};

void measure();
