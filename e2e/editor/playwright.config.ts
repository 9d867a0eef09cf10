import { defineConfig } from '@playwright/test';
import e2e from '../playwright.config';
import { reportTo } from '../support/reporters';
import { editorReport } from '../../scripts/testing/test-reports';

/** Tests of the visual editor. They run beside those of the develop server, which mostly wait for it. */
export default defineConfig({
  ...e2e,
  testDir: __dirname,
  testIgnore: [],
  outputDir: `${e2e.outputDir}-editor`,
  reporter: reportTo(editorReport),
  workers: 2,
});
