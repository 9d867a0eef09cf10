import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { importRules } from './scripts/lint/import-rules.mjs';

export default tseslint.config(
  { ignores: ['.cache/', 'public/', 'node_modules/', 'src/gatsby-types.d.ts'] },
  js.configs.recommended,
  ...tseslint.configs.strict,
  jsxA11y.flatConfigs.strict,
  reactHooks.configs.flat.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      // A leading destructured field is often named only to leave it out of the rest.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      'max-lines-per-function': ['error', { max: 100, skipBlankLines: true, skipComments: true }],
      'no-console': 'error',
      'no-restricted-imports': [
        'error',
        {
          name: 'gatsby',
          importNames: ['useStaticQuery', 'StaticQuery'],
          message: 'Only templates query: name the data in a fragment, and get it as a prop.',
        },
      ],
    },
  },
  {
    files: ['src/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'TaggedTemplateExpression[tag.name="graphql"] TemplateElement[value.raw=/\\ball[A-Z]\\w*(\\((?![^)]*\\bsort:)[^)]*\\))?\\s*\\{(?!\\s*totalCount)/]',
          message: 'A list needs a sort: without one, two builds of the same content differ.',
        },
      ],
    },
  },
  importRules,
  {
    files: ['scripts/**', 'e2e/**', '**/*.test.{ts,tsx}'],
    rules: { 'no-console': 'off', 'max-lines-per-function': 'off' },
  },
  {
    files: ['**/*.{test,spec}.{ts,tsx}', '**/*.check.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          'MemberExpression[property.name=/^(only|skip|fixme|todo)$/]',
          'Identifier[name=/^(fit|xit|xtest|fdescribe|xdescribe)$/]',
        ].map((selector) => ({
          selector,
          message: 'Every test runs: others would not be read about.',
        })),
      ],
    },
  },
);
