import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { z } from 'zod';
import { loadContent } from '../../gatsby/content/loading/load-content';
import { fileUses } from '../../gatsby/content/checks/check-files';
import { kinds, type Kind } from '../../gatsby/content/kinds';
import { pageNames } from '../../gatsby/content/schemas/page';
import { languages } from '../../i18n/languages';
import { homePage } from '../../i18n/route-table';
import { copyContent, type BrokenContent } from './broken-content';
import { sampleOf } from './sample-values';

const inEveryLanguage = (value: (language: string) => string) =>
  Object.fromEntries(languages.map((language) => [language, value(language)]));

const titles = (name: string) => inEveryLanguage((code) => `The page ${name} in ${code}`);

const descriptions = (name: string) =>
  inEveryLanguage((code) => `The page ${name} in ${code}, in ${'many '.repeat(10)}words`);

/** What has to differ between records, or occurs more than once. */
const page = (name: string, index: number) => ({
  header: index + 1,
  footer: index + 1,
  slug: name === homePage ? undefined : inEveryLanguage(() => name),
  title: titles(name),
  description: descriptions(name),
});

const json = (schema: z.ZodType, more: object = {}): string =>
  JSON.stringify({ ...Object(sampleOf(schema)), placeholders: undefined, ...more }, null, 2);

/** What has to agree inside of a record. */
const agreeing: Partial<Record<string, object>> = {
  site: { languages: languages.map((code) => ({ code, name: 'Some words' })) },
  plans: { price: { monthly: 10, yearly: 9 } },
  cases: { pageTitle: titles('sample'), description: descriptions('sample') },
};

/** The text of every file by its path below `content/`: a record of each kind, every page, one case, some words. */
const records = (): [string, string][] => [
  ...Object.entries<Kind>(kinds).flatMap(([kind, { file, schema }]): [string, string][] =>
    kind === 'pages'
      ? pageNames.map((name, index) => [`pages/${name}.json`, json(schema, page(name, index))])
      : [[file.replace('<name>', 'sample'), json(schema, agreeing[kind])]],
  ),
  ...languages.flatMap((language): [string, string][] => [
    [`cases/sample/${language}.md`, '## A heading\n\n- An entry\n'],
    [
      `locales/${language}/sample.json`,
      JSON.stringify({ start: 'Start', heading: '_Some_ words', things: '{{count}} things' }),
    ],
  ]),
];

const write = (root: string, path: string, data: string | Uint8Array): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), data);
};

/** Writes valid, minimal content, derived from the schemas, for tests to break. */
export const sampleContent = async (): Promise<BrokenContent> => {
  const root = mkdtempSync(join(tmpdir(), 'sample-'));
  for (const [path, text] of records()) write(root, join('content', path), text);
  for (const { record, name, rule } of fileUses(loadContent(root).files)) {
    const picture = rule && sharp({ create: { ...rule, channels: 3, background: 'teal' } });
    writeFileSync(record.resolve(name), picture ? await picture.png().toBuffer() : 'a video');
  }
  const content = copyContent(join(root, 'content'));
  const remove = () => {
    content.remove();
    rmSync(root, { recursive: true });
  };
  return { ...content, remove };
};

/** Returns sample content for the tests of one file, as it was before each test. */
export const sampleContentForTests = (): BrokenContent => {
  // It is filled before the first test.
  const content = {} as BrokenContent;
  beforeAll(async () => {
    Object.assign(content, await sampleContent());
  });
  afterEach(() => content.restore());
  afterAll(() => content.remove());
  return content;
};
