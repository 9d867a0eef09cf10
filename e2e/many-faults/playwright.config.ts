import { defineConfig } from '@playwright/test';
import e2e from '../playwright.config';

/** One long test (`npm run bench:faults`), with the server and the outbox of its own that the tests of forms have. */
export default defineConfig({
  testDir: __dirname,
  outputDir: `${e2e.outputDir}-many-faults`,
  reporter: 'list',
  workers: 1,
  forbidOnly: e2e.forbidOnly,
  timeout: 30 * 60_000,
  use: e2e.use,
});
