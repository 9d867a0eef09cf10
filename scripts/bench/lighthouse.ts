import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { variantsOf } from './compared-site';
import { inTurn, median, milliseconds, ratio } from './figures';
import type { Bench } from './tables';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

interface Report {
  runtimeError?: { message: string };
  categories: Partial<Record<string, { score: number | null }>>;
  audits: Partial<Record<string, { numericValue?: number }>>;
}

const program = resolve('node_modules/lighthouse/cli/index.js');

/** Runs in a separate process: Lighthouse sends the source of its functions to the browser, and TypeScript's runner changes it. */
const runOnce = async (url: string, port: number): Promise<Report> => {
  const only = `--only-categories=${categories.join()}`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [program, url, `--port=${port}`, '--output=json', '--quiet', only],
    { maxBuffer: 64e6 },
  );
  const report = JSON.parse(stdout) as Report;
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  return report;
};

/** Runs Lighthouse with the Chromium that is debugged on `port`; again if Chromium did not report when the page began to load. */
const runLighthouse = (url: string, port: number): Promise<Report> =>
  runOnce(url, port).catch((error: unknown) => {
    console.error(`${url} is measured again: ${String(error).slice(0, 200)}`);
    return runOnce(url, port);
  });

/** The median of a score, from 0 to 100. */
const scoreOf = (reports: readonly Report[], name: string): number =>
  median(reports.map((report) => Math.round((report.categories[name]?.score ?? 0) * 100)));

const valueOf = (reports: readonly Report[], name: string): number =>
  median(reports.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN));

const lcpOf = (reports: readonly Report[]) => valueOf(reports, 'largest-contentful-paint');
const tbtOf = (reports: readonly Report[]) => valueOf(reports, 'total-blocking-time');

const row = (reports: readonly Report[]) => ({
  ...Object.fromEntries(categories.map((name) => [name, scoreOf(reports, name)])),
  'LCP ms': milliseconds(lcpOf(reports)),
  'TBT ms': milliseconds(tbtOf(reports)),
  CLS: valueOf(reports, 'cumulative-layout-shift').toFixed(3),
});

export const printLighthouse = async (bench: Bench): Promise<void> => {
  const table: Record<string, object> = {};
  for (const path of bench.paths) {
    console.log(`${path} ...`);
    const variants = variantsOf(path, bench.references);
    const results = await inTurn(variants, bench.runs, (variant) =>
      runLighthouse(bench.origin + variant.path, bench.debuggingPort),
    );
    const [page = [], plain, reference] = results;
    table[path] = {
      ...row(page),
      ...(plain && { 'LCP : without': ratio(lcpOf(page), lcpOf(plain)) }),
      ...(reference && { 'LCP : reference': ratio(lcpOf(page), lcpOf(reference)) }),
      ...(plain && { 'TBT - without': Math.round(tbtOf(page) - tbtOf(plain)) }),
    };
    if (plain) table[`${path} without scripts`] = row(plain);
    if (reference) table[`${path} reference`] = row(reference);
  }
  console.log(`\nLighthouse on its simulated phone, medians of ${bench.runs}.`);
  console.table(table);
};
