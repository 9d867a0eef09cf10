import unitTests from '../../jest.config.mjs';

/** Checks of the built site, compiled like the unit tests. */
export default {
  ...unitTests,
  rootDir: '../..',
  roots: ['<rootDir>/scripts/site-check'],
  testMatch: ['**/*.check.ts'],
  testEnvironment: 'node',
  setupFilesAfterEnv: [],
};
