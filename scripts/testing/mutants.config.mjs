// What must not break: addresses, the rule of the plans, validation, the ways to send, the start of the page, and the policy.
export default {
  testRunner: 'jest',
  jest: { configFile: 'scripts/testing/mutants.jest.mjs', enableFindRelatedTests: true },
  coverageAnalysis: 'off',
  mutate: [
    'src/i18n/route-table.ts',
    'src/sections/pricing/plan-button.tsx',
    'src/native-controls/form-rules.ts',
    'src/forms/email-service/*.ts',
    'src/native-controls/plan-dialog.ts',
    'plugins/gatsby-plugin-islands/src/starter/*.ts',
    'src/gatsby/hosting/content-security-policy.ts',
    '!**/*.test.ts',
  ],
  // Words in messages protect nothing.
  mutator: { excludedMutations: ['StringLiteral'] },
  ignorePatterns: ['public', '.cache', 'e2e', 'content/media', '.outbox', 'test-results'],
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { logTests: false, allowColor: false },
  tempDirName: '.cache/mutants',
  concurrency: 2,
  timeoutMS: 20_000,
};
