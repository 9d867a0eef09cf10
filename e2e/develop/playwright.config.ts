import { defineConfig } from '@playwright/test';
import e2e from '../playwright.config';
import { reportTo } from '../support/reporters';
import { developReport } from '../../scripts/testing/test-reports';

/** Tests of the develop server, which all edit one copy of the site and so run one after the other. */
export default defineConfig({
  testDir: __dirname,
  outputDir: `${e2e.outputDir}-develop`,
  reporter: reportTo(developReport),
  workers: 1,
  forbidOnly: e2e.forbidOnly,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  use: e2e.use,
});
