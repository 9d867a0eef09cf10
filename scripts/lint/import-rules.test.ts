/** @jest-environment node */
import { ESLint, type Linter } from 'eslint';
import tseslint from 'typescript-eslint';

interface ImportRules {
  importRules: Linter.Config;
}

// ESLint reads the rules as they are, so they are no TypeScript.
const { importRules }: ImportRules = jest.requireActual('./import-rules.mjs');

// Jest cannot load the project's own configuration, which is an ES module.
const eslint = new ESLint({
  overrideConfigFile: true,
  overrideConfig: [tseslint.configs.base, importRules],
});

it.each([
  ['src/templates/probe.ts', '../../plugins/gatsby-source-content/content-types'],
  ['src/i18n/probe.ts', '../../plugins/gatsby-source-content/paths'],
  ['src/templates/probe.ts', '../../content/site.json'],
  ['src/sections/hero/probe.ts', '../../templates/home'],
  ['src/sections/hero/probe.ts', '../pricing/plan-details'],
  ['src/forms/contact/probe.ts', '../../sections/hero/hero'],
  ['src/forms/contact/probe.ts', '../newsletter/newsletter-form'],
  ['src/components/ui/probe.ts', '../../forms/email-form'],
  ['src/i18n/probe.ts', '../components/ui/icon'],
  ['plugins/gatsby-source-content/probe.ts', '../gatsby-plugin-content-editor'],
  ['plugins/gatsby-plugin-lazy-hydration/probe.ts', '../gatsby-source-content/errors'],
  ['plugins/gatsby-plugin-lazy-hydration/src/probe.ts', '../../../src/i18n/languages'],
  ['plugins/gatsby-plugin-lazy-hydration/probe.ts', '../gatsby-plugin-content-editor'],
  ['src/sections/hero/probe.ts', '../../../plugins/gatsby-plugin-lazy-hydration/src/draft'],
  ['src/sections/hero/probe.ts', '../../../plugins/gatsby-plugin-lazy-hydration/gatsby-ssr'],
  ['src/forms/probe.ts', '../../gatsby-config'],
  ['src/styles/probe.ts', '../i18n/languages'],
  ['src/probe.tsx', './i18n/languages'],
  ['src/components/ui/probe.ts', '../../../scripts/testing/free-port'],
  ['scripts/content/probe.ts', '../../e2e/support/controls'],
  ['gatsby-config.ts', './scripts/testing/free-port'],
  ['src/components/ui/probe.ts', '../../testing/site'],
  ['gatsby-node.ts', './src/testing/site'],
  ['e2e/support/probe.ts', '../../scripts/outbox/faults.test'],
])('%s may not import %s, and the message says where it belongs', async (filePath, imported) => {
  const [result] = await eslint.lintText(`import '${imported}';\n`, { filePath });
  const breaches = result?.messages.filter(
    ({ ruleId }) => ruleId === 'import-x/no-restricted-paths',
  );
  expect(breaches?.map(({ message }) => message)).toEqual([
    expect.stringMatching(/ imported in restricted zone\. \w.{20}/),
  ]);
});

it.each([
  ['src/i18n/probe.ts', '../../plugins/gatsby-source-content'],
  ['plugins/gatsby-plugin-lazy-hydration/probe.ts', '../gatsby-source-content'],
  ['src/testing/probe.ts', '../../plugins/gatsby-source-content/content-types'],
  ['scripts/schemas/probe.ts', '../../plugins/gatsby-source-content/content-types'],
  ['gatsby-config.ts', './plugins/gatsby-source-content/json-schemas'],
])('%s may import %s', async (filePath, imported) => {
  const [result] = await eslint.lintText(`import '${imported}';\n`, { filePath });
  expect(result?.messages).toEqual([]);
});
