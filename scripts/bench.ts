import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { sitePages } from '../e2e/site';
import { weighPage } from './bench/page-weight';
import { runLighthouse } from './bench/run-lighthouse';
import { findChromium } from './find-chromium';
import { createPreviewServer } from './preview-server';

const widths = [390, 1440];
const debuggingPort = 9333;

/** `npm run bench -- --runs 1 /en /nl` measures once, and these pages only; `--runs 0` leaves Lighthouse out. */
const readArguments = () => {
  const rest = process.argv.slice(2);
  const at = rest.indexOf('--runs');
  const runs = at < 0 ? 5 : Number(rest.splice(at, 2)[1]);
  const paths = sitePages
    .map(({ path }) => path)
    .filter((path) => rest.length === 0 || rest.includes(path));
  return { runs, paths };
};

const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1);

const measure = async (): Promise<void> => {
  const { runs, paths } = readArguments();
  const server = createServer(createPreviewServer(resolve('public')));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', `--remote-debugging-port=${debuggingPort}`],
  });

  const weights: Record<string, object> = {};
  const verdicts: Record<string, object> = {};
  for (const path of paths) {
    for (const width of widths) {
      const { requests, strangers, ...bytes } = await weighPage(browser, origin + path, width);
      weights[`${path} at ${width}`] = {
        ...Object.fromEntries(Object.entries(bytes).map(([part, size]) => [part, kilobytes(size)])),
        requests,
        'other hosts': strangers.length,
      };
    }
    if (runs === 0) continue;
    console.log(`${path} ...`);
    const { lcp, tbt, cls, ...scores } = await runLighthouse(origin + path, debuggingPort, runs);
    verdicts[path] = {
      ...scores,
      'LCP ms': Math.round(lcp),
      'TBT ms': Math.round(tbt),
      CLS: cls.toFixed(3),
    };
  }
  await browser.close();
  server.close();

  console.log('\nBefore anybody touches the page, in KB of 1024 bytes; texts with brotli 11.');
  console.table(weights);
  if (runs > 0) {
    console.log(`\nLighthouse on its simulated phone, medians of ${runs}.`);
    console.table(verdicts);
  }
};

void measure();
