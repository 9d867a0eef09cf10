import { readFileSync } from 'node:fs';

const packageJson = new URL('../../package.json', import.meta.url);
const { jest: unit } = JSON.parse(readFileSync(packageJson, 'utf8'));

/** Checks of the built site; `npm run build` comes first. Compiled like the unit tests. */
export default {
  rootDir: '../..',
  roots: ['<rootDir>/scripts/site-check'],
  testMatch: ['**/*.check.ts'],
  testEnvironment: 'node',
  transform: unit.transform,
  transformIgnorePatterns: unit.transformIgnorePatterns,
};
