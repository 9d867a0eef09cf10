import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import e2e from '../playwright.config';
import { port } from './site';

/**
 * Tests of the develop server, which all edit one copy of the project and so run one after the
 * other.
 */
export default defineConfig({
  ...e2e,
  testDir: __dirname,
  outputDir: resolve(__dirname, '../../test-results/develop'),
  workers: 1,
  fullyParallel: false,
  expect: { timeout: 20_000 },
  webServer: {
    command: 'npx tsx e2e/develop/start.ts',
    cwd: resolve(__dirname, '../..'),
    // In CI, Gatsby would run all queries before it starts.
    env: { DEVELOP_PORT: port, CI: 'false', GATSBY_TELEMETRY_DISABLED: '1' },
    url: `http://localhost:${port}/en`,
    timeout: 240_000,
  },
  projects: e2e.projects
    ?.filter(({ name }) => name === 'chromium')
    .map((one) => ({ ...one, testIgnore: [] })),
  use: { ...e2e.use, baseURL: `http://localhost:${port}` },
});
