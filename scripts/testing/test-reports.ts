import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** Git-ignored folder in which CI keeps the reports. */
export const reportFolder = 'test-results';

export const unitReport = 'unit.json';

export const siteReport = 'site.json';

export const browserReport = 'browser.json';

export const editorReport = 'editor.json';

export const developReport = 'develop.json';

const browserReports = [browserReport, editorReport, developReport];

/** The core path in further engines, by `npm run test:engines`. */
export const enginesReport = 'engines.json';

export interface Counts {
  passed: number;
  failed: number;
}

const engineCounts = z.object({
  passed: z.number(),
  failed: z.number(),
  /** Names of engines that this machine does not have. */
  notRun: z.array(z.string()),
});

export type EngineCounts = z.infer<typeof engineCounts>;

const jestCounts = z
  .object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    // No unit test and no check is meant to be skipped, so a focused or skipped one was forgotten.
    numPendingTests: z.number(),
    // A file that fails to load has no tests to count.
    numRuntimeErrorTestSuites: z.number(),
  })
  .transform(({ numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites }) => ({
    passed: numPassedTests,
    failed: numFailedTests + numPendingTests + numRuntimeErrorTestSuites,
  }));

const browserCounts = z
  .object({
    stats: z.object({
      expected: z.number(),
      unexpected: z.number(),
      skipped: z.number(),
    }),
  })
  .transform(({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected,
    skipped: stats.skipped,
  }));

const read = (path: string, schema: z.ZodType<Counts>): Counts =>
  existsSync(path)
    ? schema.parse(JSON.parse(readFileSync(path, 'utf8')))
    : { passed: 0, failed: 0 };

/**
 * Adds up the reports in a folder; a missing report counts as no tests.
 * @param succeeded Whether the whole test command succeeded. If not and no test failed, another step did, and counts as one.
 * @throws If a report is not in the format of jest or Playwright.
 */
export const countTests = (folder: string, succeeded: boolean): Counts => {
  const reports = [
    read(join(folder, unitReport), jestCounts),
    read(join(folder, siteReport), jestCounts),
    ...browserReports.map((report) => read(join(folder, report), browserCounts)),
    read(join(folder, enginesReport), engineCounts),
  ];
  const failed = reports.reduce((sum, report) => sum + report.failed, 0);
  return {
    passed: reports.reduce((sum, report) => sum + report.passed, 0),
    failed: failed === 0 && !succeeded ? 1 : failed,
  };
};

/** Counts browser tests that were skipped, such as the comparison with screenshots of another browser. */
export const countSkipped = (folder: string): number =>
  browserReports
    .map((name) => join(folder, name))
    .filter((path) => existsSync(path))
    .map((path) => browserCounts.parse(JSON.parse(readFileSync(path, 'utf8'))).skipped)
    .reduce((sum, skipped) => sum + skipped, 0);

/** Names of engines that the core path could not run in; empty if none were requested. */
export const enginesNotRun = (folder: string): string[] => {
  const path = join(folder, enginesReport);
  return existsSync(path) ? engineCounts.parse(JSON.parse(readFileSync(path, 'utf8'))).notRun : [];
};
