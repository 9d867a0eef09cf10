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
  coverageReporters: ['text'],
  // Where it stood on 29 November 2026, rounded down; what only a browser or a build runs counts as
  // not covered.
  coverageThreshold: {
    './src/forms/': { statements: 100, branches: 92, functions: 100, lines: 100 },
    './src/site/': { statements: 84, branches: 82, functions: 100, lines: 88 },
    './plugins/': { statements: 88, branches: 80, functions: 86, lines: 88 },
  },
  // Tests that process images or start a script take long on a busy machine.
  testTimeout: 30_000,
};
