import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { median } from './figures';

/** Lighthouse's result on its simulated phone: scores from 0 to 100, times in milliseconds. */
export interface LighthouseResult {
  performance: number;
  accessibility: number;
  'best-practices': number;
  seo: number;
  /** Largest contentful paint. */
  lcp: number;
  /** Total blocking time. */
  tbt: number;
  /** Cumulative layout shift. */
  cls: number;
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Report {
  runtimeError?: { message: string };
  categories: Partial<Record<string, { score: number | null }>>;
  audits: Partial<Record<string, { numericValue?: number }>>;
}

const program = resolve('node_modules/lighthouse/cli/index.js');

/** Runs in a separate process: Lighthouse sends the source of its functions to the browser, and TypeScript's runner changes it. */
const runOnce = async (url: string, port: number): Promise<LighthouseResult> => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      program,
      url,
      `--port=${port}`,
      '--output=json',
      '--quiet',
      `--only-categories=${categories.join()}`,
    ],
    { maxBuffer: 64e6 },
  );
  const { runtimeError, audits, categories: judged } = JSON.parse(stdout) as Report;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const score = (name: (typeof categories)[number]) => Math.round((judged[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  };
};

/** Runs Lighthouse with the Chromium that is debugged on `port`; again if Chromium did not report when the page began to load. */
export const runLighthouse = (url: string, port: number): Promise<LighthouseResult> =>
  runOnce(url, port).catch((error: unknown) => {
    console.error(`${url} is measured again: ${String(error).slice(0, 200)}`);
    return runOnce(url, port);
  });

/** Returns the median of each figure over several runs on one page. */
export const medianResult = (verdicts: readonly LighthouseResult[]): LighthouseResult => {
  const of = (name: keyof LighthouseResult) => median(verdicts.map((verdict) => verdict[name]));
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    'best-practices': of('best-practices'),
    seo: of('seo'),
    lcp: of('lcp'),
    tbt: of('tbt'),
    cls: of('cls'),
  };
};
