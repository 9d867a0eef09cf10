/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { loadContent } from '../../src/gatsby/content/loading/load-content';
import type { FieldPath } from '../../src/gatsby/content/messages/problem';
import { withField } from '../../src/testing/broken-content/broken-content';
import { derivedFiles } from './derived-files';
import { withFieldTables } from './field-tables';
import { contentKinds, toJsonSchema, type ContentKind } from './json-schemas';

const { files } = loadContent(process.cwd());

/** The records of the site that are of a kind, as their files hold them. */
const recordsOf = ({ name }: ContentKind): unknown[] =>
  files.filter(({ identity }) => identity?.name === name).map(({ value }) => value);

it.each(Object.entries(derivedFiles()))(
  '%s is what the schemas derive; npm run schemas updates it',
  (path, expected) => {
    expect(existsSync(path) && readFileSync(path, 'utf8')).toBe(expected);
  },
);

it.each(contentKinds)('has a JSON Schema of $name that takes every record of the site', (kind) => {
  const schema = z.fromJSONSchema(toJsonSchema(kind.schema));
  const records = recordsOf(kind);
  expect(records.length).toBeGreaterThan(0);
  for (const record of records) expect(schema.safeParse(record).error).toBeUndefined();
});

it.each<[what: string, kind: string, field: FieldPath, value: unknown]>([
  ['a mark that is not closed', 'pages', ['heading', 'en'], 'One *wide horizon'],
  ['a mark inside of a word', 'cases', ['heading', 'en'], 'A re_cruit_ment'],
  ['a tie beside a space', 'not-found', ['heading'], 'One ~ horizon'],
  ['marks outside of a heading', 'pages', ['lead', 'nl'], 'A *wide* horizon'],
  ['an empty text', 'skills', ['name', 'es'], ' '],
  ['a text in one language', 'plans', ['name'], { en: 'Pro' }],
  ['a picture in a format that is not taken', 'projects', ['image'], './image.gif'],
  ['a picture in another folder', 'projects', ['image'], '../image.png'],
  ['a video in another format', 'site', ['video', 'wide', 'webm'], './video.mp4'],
  ['an address without https', 'projects', ['link'], 'http://harbour.agency'],
  ['a share of more than 100', 'skills', ['percent'], 101],
  ['an unknown field', 'values', ['colour'], 'red'],
  ['two languages in the menu', 'site', ['languages'], [{ code: 'en', name: 'English' }]],
])('has JSON Schemas that refuse %s', (_what, name, field, value) => {
  const kind = contentKinds.find((one) => one.name === name);
  const [record] = kind ? recordsOf(kind) : [];
  const schema = kind && z.fromJSONSchema(toJsonSchema(kind.schema));
  expect(schema?.safeParse(record).success).toBe(true);
  expect(schema?.safeParse(withField(record, field, value)).success).toBe(false);
});

it('does not guess where the tables of a guide belong', () => {
  expect(() => withFieldTables('# A guide')).toThrow('lacks the lines');
});
