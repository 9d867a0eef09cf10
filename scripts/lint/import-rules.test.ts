/** @jest-environment node */
import { ESLint, type Linter } from 'eslint';
import tseslint from 'typescript-eslint';

interface ImportRules {
  importRules: Linter.Config;
  importZones: { message: string }[];
}

// ESLint reads the rules as they are, so they are no TypeScript.
const { importRules, importZones } = jest.requireActual<ImportRules>('./import-rules.mjs');

// Jest cannot load the project's own configuration, which is an ES module.
const eslint = new ESLint({
  overrideConfigFile: true,
  overrideConfig: [tseslint.configs.base, importRules],
});

/** @returns What the rules say about a file of that path which imports that module. */
const messagesFor = async (filePath: string, imported: string): Promise<string[]> => {
  const [result] = await eslint.lintText(`import '${imported}';\n`, { filePath });
  return (result?.messages ?? [])
    .filter(({ ruleId }) => ruleId === 'import-x/no-restricted-paths')
    .map(({ message }) => message);
};

// One line for each rule, in its order.
it.each([
  ['src/templates/probe.ts', '../gatsby/content/kinds'],
  ['src/sections/hero/probe.ts', '../../templates/home'],
  ['src/forms/contact/probe.ts', '../../sections/hero/hero'],
  ['src/components/ui/probe.ts', '../../forms/service-form'],
  ['src/i18n/probe.ts', '../components/ui/icon'],
  ['src/native-controls/probe.ts', '../i18n/languages'],
  ['src/gatsby/content/probe.ts', '../../sections/hero/hero'],
  ['plugins/gatsby-plugin-islands/src/probe.ts', '../../../src/i18n/languages'],
  ['src/sections/hero/probe.ts', '../../../plugins/gatsby-plugin-islands/src/island'],
  ['src/styles/probe.ts', '../gatsby/content/kinds'],
  ['src/components/ui/probe.ts', '../../../scripts/testing/free-port'],
  ['scripts/content/probe.ts', '../../e2e/support/controls'],
  ['src/components/ui/probe.ts', '../../testing/site'],
])('%s may not import %s, and the message says where it belongs', async (path, imported) => {
  const messages = await messagesFor(path, imported);
  expect(importZones.filter(({ message }) => messages.join().includes(message))).toHaveLength(1);
});

it.each([
  ['src/sections/hero/probe.ts', '../../../plugins/gatsby-plugin-islands'],
  ['src/sections/hero/probe.test.ts', '../../testing/site'],
  ['src/native-controls/probe.test.ts', '../i18n/languages'],
  ['src/templates/probe.ts', '../sections/hero/hero'],
])('%s may import %s', async (path, imported) => {
  expect(await messagesFor(path, imported)).toEqual([]);
});
