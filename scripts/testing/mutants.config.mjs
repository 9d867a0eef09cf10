// What must not break: addresses, the rule of the plans, validation, the drafts and the ways to send, the start of the page, and the policy.
export default {
  testRunner: 'jest',
  jest: { configFile: 'scripts/testing/mutants.jest.mjs', enableFindRelatedTests: true },
  coverageAnalysis: 'off',
  mutate: [
    'src/i18n/route-table.ts',
    'src/sections/pricing/plan-button.tsx',
    'src/forms/*.ts',
    'src/forms/email-service/*.ts',
    'src/forms/contact/contact-fields.ts',
    'plugins/gatsby-plugin-lazy-hydration/src/draft.ts',
    'plugins/gatsby-plugin-static-site/headers/content-security-policy.ts',
    'plugins/gatsby-plugin-static-site/headers/inline-hashes.ts',
    '!**/*.test.ts',
  ],
  // Words in messages protect nothing.
  mutator: { excludedMutations: ['StringLiteral'] },
  ignorePatterns: ['public', '.cache', 'e2e', 'content/media', '.outbox', 'test-results'],
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { logTests: false, allowColor: false },
  tempDirName: '.cache/mutants',
  thresholds: { high: 95, low: 85, break: 85 },
  concurrency: 2,
  timeoutMS: 20_000,
};
