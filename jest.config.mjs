/** Compiles TypeScript and ES modules. */
const transform = {
  '\\.m?[jt]sx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
    },
  ],
};

export default {
  testEnvironment: 'jsdom',
  roots: ['<rootDir>/src', '<rootDir>/plugins', '<rootDir>/scripts'],
  setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
  transform,
  // Some packages are ES modules only, which Jest does not load as they are.
  transformIgnorePatterns: [],
  moduleNameMapper: {
    '^gatsby$': '<rootDir>/src/testing/gatsby.tsx',
    '\\.(css|svg|woff2)(\\?\\w+)?$': '<rootDir>/src/testing/style.ts',
  },
  // For `npm run test:coverage`.
  collectCoverageFrom: ['{src/forms,src/site,plugins}/**/*.{ts,tsx}', '!**/*.test.*'],
  coverageReporters: ['text-summary', ['html', { subdir: 'html' }]],
  coverageDirectory: 'test-results/coverage',
  // Tests that process images or start a script take long on a busy machine.
  testTimeout: 30_000,
};
