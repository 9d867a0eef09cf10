/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { editorConfig } from './config';
import type { JsonSchema } from './fields';

const root = mkdtempSync(join(tmpdir(), 'editor-'));

afterAll(() => rmSync(root, { recursive: true }));

const write = (path: string, content: string): void => {
  const file = join(root, 'content', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
};

write('locales/en/common.json', '{ "menu": "Menu", "billing": { "monthly": "Monthly" } }');
write('cases/harbour/en.md', '## The problem');
// Systems put hidden files beside others; they are neither JSON nor a story.
write('locales/en/._common.json', 'binary');
write('cases/.DS_Store', 'binary');

const text: JsonSchema = { type: 'string' };

const schema: JsonSchema = {
  properties: {
    order: { type: 'integer' },
    title: { properties: { en: text, nl: text } },
  },
};

const { collections, singletons, ...config } = editorConfig(root, {
  enabled: true,
  folder: 'content',
  languages: { en: 'English', nl: 'Dutch' },
  types: [
    { path: 'pages/<name>.json', schema },
    { path: 'cases/<name>/case.json', schema },
    { path: 'site.json', schema },
  ],
  fixed: ['pages'],
  titles: ['title'],
  texts: [
    { label: 'Stories', path: 'cases/<name>/<language>.md' },
    { label: 'Messages', path: 'locales/<language>/<name>.json' },
  ],
  multiline: [],
});

const [pages, cases, stories, messages] = collections;

it('adds no entries to a fixed folder', () => {
  expect(pages).toMatchObject({ folder: 'content/pages', create: false, delete: false });
});

it('edits entries in folders of their own', () => {
  expect(cases).toMatchObject({ folder: 'content/cases', path: '{{slug}}/case', create: true });
});

it('lists entries by their order, with the title in the default language', () => {
  expect(cases).toMatchObject({
    identifier_field: 'title.en',
    sortable_fields: { default: { field: 'order' } },
  });
});

it('edits single files', () => {
  expect(singletons).toMatchObject([{ name: 'site', file: 'content/site.json' }]);
});

it('edits Markdown side by side in every language', () => {
  expect(stories).toMatchObject({
    files: [{ file: 'content/cases/harbour/{{locale}}.md', fields: [{ widget: 'richtext' }] }],
  });
});

it('edits message keys side by side in every language', () => {
  expect(messages).toMatchObject({
    files: [
      {
        file: 'content/locales/{{locale}}/common.json',
        fields: [
          { name: 'menu', widget: 'string', i18n: true },
          { name: 'billing', widget: 'object', fields: [{ name: 'monthly' }] },
        ],
      },
    ],
  });
});

it('leaves empty optional fields out of the files', () => {
  expect(config.output).toEqual({ omit_empty_optional_fields: true });
});
