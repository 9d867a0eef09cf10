import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** Git-ignored folder, below the project's root, in which CI keeps what the tests report. */
export const reportFolder = 'test-results';

/** Report of the unit tests, written by jest. */
export const unitReport = 'unit.json';

/** Report of the checks of the built site, written by jest. */
export const siteReport = 'site.json';

/** Report of the browser tests, written by Playwright. */
export const browserReport = 'browser.json';

/** Report of the tests of the develop server, written by Playwright. */
export const developReport = 'develop.json';

/** Report of the core path in further engines, written by `npm run test:engines`. */
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
    // A file that cannot even be loaded has no tests to count.
    numRuntimeErrorTestSuites: z.number(),
  })
  .transform(({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) => ({
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
  }));

const browserCounts = z
  .object({
    stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  })
  .transform(({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
  }));

const read = (path: string, schema: z.ZodType<Counts>): Counts =>
  existsSync(path)
    ? schema.parse(JSON.parse(readFileSync(path, 'utf8')))
    : { passed: 0, failed: 0 };

/**
 * Adds up what the tests reported.
 *
 * @param folder Folder with the reports; a report that is not there counts as no tests.
 * @param succeeded Whether the whole test command ended well. Where it did not and no test failed, another step did, and counts as one.
 * @throws When a report is not what jest or Playwright write.
 */
export const countTests = (folder: string, succeeded: boolean): Counts => {
  const reports = [
    read(join(folder, unitReport), jestCounts),
    read(join(folder, siteReport), jestCounts),
    read(join(folder, browserReport), browserCounts),
    read(join(folder, developReport), browserCounts),
    read(join(folder, enginesReport), engineCounts),
  ];
  const failed = reports.reduce((sum, report) => sum + report.failed, 0);
  return {
    passed: reports.reduce((sum, report) => sum + report.passed, 0),
    failed: failed === 0 && !succeeded ? 1 : failed,
  };
};

/**
 * Tells which engines the browser tests' core path could not run in.
 *
 * @param folder Folder with the reports.
 * @returns Their names; none when the engines were not asked for at all.
 */
export const enginesNotRun = (folder: string): string[] => {
  const path = join(folder, enginesReport);
  return existsSync(path) ? engineCounts.parse(JSON.parse(readFileSync(path, 'utf8'))).notRun : [];
};
