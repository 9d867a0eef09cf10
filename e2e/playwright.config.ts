import { resolve } from 'node:path';
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { findChromium } from '../scripts/chromium';

const port = process.env.PORT ?? '9000';
const baseURL = `http://localhost:${port}`;

// Chromium refuses to sandbox itself for root, which is who runs in most containers.
const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

const chromium: PlaywrightTestConfig['use'] = {
  browserName: 'chromium',
  launchOptions: {
    executablePath: findChromium(),
    args: [
      ...sandbox,
      // The shell without a window would fit letters to whole pixels, which visitors' browsers do
      // not.
      '--font-render-hinting=none',
    ],
  },
};

/** The core path, axe and the keyboard, which Firefox and WebKit run too. */
const otherBrowsers: PlaywrightTestConfig = {
  testMatch: ['core-path.spec.ts', 'accessibility.spec.ts', 'use-the-keyboard.spec.ts'],
  // How far Tab scrolls is each browser's own choice; WebKit does not emulate forced colours.
  grepInvert: /Tab leads through|the system chooses the colours/,
};
const editContent = 'edit-content.spec.ts';

export default defineConfig({
  testDir: __dirname,
  outputDir: resolve(__dirname, '../test-results/browser'),
  reporter: process.env.CI
    ? [
        ['list'],
        ['html', { open: 'never', outputFolder: resolve(__dirname, '../test-results/report') }],
      ]
    : 'list',
  fullyParallel: true,
  // One and a half per core, because a test also waits: three on a small machine.
  workers: '150%',
  forbidOnly: true,
  // A busy machine is slow, not wrong.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  webServer: {
    command: 'npm run serve',
    cwd: resolve(__dirname, '..'),
    env: { PORT: port },
    url: `${baseURL}/en`,
  },
  use: {
    baseURL,
    // A laptop; tests of other screens set their own.
    viewport: { width: 1440, height: 900 },
    // Most tests do not depend on motion, which would keep a small machine busy.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
  projects: [
    // `npm run test:develop` and `npm run test:pictures` have configurations of their own.
    {
      name: 'chromium',
      testIgnore: ['e2e/develop/**', 'e2e/pictures/**', editContent],
      use: chromium,
    },
    // The visitors' pages do not need it, and it is slow: `--project=editor`.
    { name: 'editor', testMatch: editContent, use: chromium },
    // They need Playwright's own builds: `npx playwright install --with-deps firefox webkit`.
    { ...otherBrowsers, name: 'firefox', use: { browserName: 'firefox' } },
    { ...otherBrowsers, name: 'webkit', use: { browserName: 'webkit' } },
  ],
});
