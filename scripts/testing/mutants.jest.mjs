import { readFileSync } from 'node:fs';

const { jest } = JSON.parse(readFileSync('package.json', 'utf8'));

// Only the tests of the mutated files: hundreds of others import them as well.
export default {
  ...jest,
  rootDir: '../..',
  testMatch: [
    '**/src/i18n/route-table*.test.ts',
    '**/src/sections/pricing/plan-button.test.ts',
    '**/src/sections/pricing/plan-dialog/*.test.tsx',
    '**/src/sections/pricing/pricing.test.tsx',
    '**/src/forms/**/*.test.{ts,tsx}',
    '**/gatsby-plugin-lazy-hydration/src/*.test.ts',
    '**/plugins/gatsby-plugin-static-site/headers/{content-security-policy,inline-hashes}.test.ts',
  ],
};
