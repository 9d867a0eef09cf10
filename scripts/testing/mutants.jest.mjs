import { readFileSync } from 'node:fs';

const { jest } = JSON.parse(readFileSync('package.json', 'utf8'));

// Only the tests of the mutated files: hundreds of others import them as well.
export default {
  ...jest,
  rootDir: '../..',
  testMatch: [
    '**/src/i18n/*.test.ts',
    '**/src/sections/pricing/plan-button.test.ts',
    '**/src/forms/**/*.test.ts?(x)',
    '**/src/native-controls/*.test.ts',
    '**/gatsby-plugin-islands/src/starter/*.test.ts',
    '**/src/gatsby/hosting/*.test.ts',
  ],
};
