import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from '../scripts/testing/find-chromium';
import { browserReport, reportFolder } from '../scripts/testing/test-reports';
import { reportTo } from './support/reporters';

const root = resolve(__dirname, '..');

// Chromium refuses to sandbox itself for root, which is who runs in most containers.
const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

export default defineConfig({
  testDir: __dirname,
  // Tests with commands of their own: `npm run test:develop` and `npm run test:editor`.
  testIgnore: ['develop/**', 'editor/**'],
  // One set of pictures for every system: Chromium draws the site's own letters itself.
  snapshotPathTemplate: '{testDir}/screenshots/{arg}{ext}',
  outputDir: resolve(root, reportFolder, 'browser'),
  reporter: reportTo(browserReport),
  fullyParallel: true,
  // One more than the cores of a small machine: a test mostly waits for its browser.
  workers: 3,
  forbidOnly: true,
  // A busy machine is slow, not wrong.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    // A laptop; tests of other screens set their own.
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: findChromium(),
      // A browser that talks to its maker would make the tests depend on the network.
      args: [
        ...sandbox,
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // The shell without a window would fit letters to whole pixels, which visitors' browsers do not.
        '--font-render-hinting=none',
      ],
    },
    // Moving pages would keep a small machine busy for a third of the time; `withMotion` is for tests that depend on motion.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
});
