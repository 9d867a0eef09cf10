import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import e2e from '../playwright.config';

const chromium = e2e.projects?.find(({ name }) => name === 'chromium');

const launchOptions = {
  ...chromium?.use?.launchOptions,
  // Otherwise the system's settings decide how letters are fitted to pixels.
  env: { ...process.env, FONTCONFIG_FILE: resolve(__dirname, 'fonts.conf') },
};

/**
 * Pictures of a build of their own, so that editors' changes do not show: `npm run test:pictures`.
 */
export default defineConfig({
  ...e2e,
  testDir: __dirname,
  outputDir: resolve(__dirname, '../../test-results/pictures'),
  // One set for every system: Chromium draws the site's own letters itself.
  snapshotPathTemplate: '{testDir}/expected/{arg}{ext}',
  webServer: {
    ...Object(e2e.webServer),
    command: 'npx tsx e2e/pictures/start.ts',
    cwd: resolve(__dirname, '../..'),
    timeout: 600_000,
  },
  projects: [{ name: 'chromium', use: { ...chromium?.use, launchOptions } }],
});
