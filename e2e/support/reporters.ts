import { resolve } from 'node:path';
import type { ReporterDescription } from '@playwright/test';
import { reportFolder } from '../../scripts/testing/test-reports';

/** Prints each test; in CI, writes the report that is counted at the end, too. */
export const reportTo = (file: string): ReporterDescription[] =>
  process.env.CI
    ? [['list'], ['json', { outputFile: resolve(__dirname, '../..', reportFolder, file) }]]
    : [['list']];
