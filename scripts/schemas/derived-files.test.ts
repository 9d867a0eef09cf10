/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { contentTypes } from '../../plugins/gatsby-source-content/content-types';
import type { FieldPath } from '../../plugins/gatsby-source-content/errors';
import { toJsonSchema } from '../../plugins/gatsby-source-content/json-schemas';
import { readContent } from '../../plugins/gatsby-source-content/read-content';
import { derivedFiles } from './derived-files';
import { withFieldTables } from './field-tables';

const { files } = readContent(process.cwd());

/** The entries of a content type, as their files hold them. */
const entriesOf = (name: string): unknown[] =>
  files.filter(({ type }) => type?.name === name).map(({ value }) => value);

const withField = (value: unknown, [name = '', ...rest]: FieldPath, inner: unknown): unknown => ({
  ...Object(value),
  [name]: rest.length === 0 ? inner : withField(Object(value)[name], rest, inner),
});

it.each(Object.entries(derivedFiles()))(
  '%s is what the schemas derive; npm run schemas updates it',
  (path, expected) => {
    expect(existsSync(path) && readFileSync(path, 'utf8')).toBe(expected);
  },
);

it.each(contentTypes)('has a JSON Schema of $name that takes every entry', (type) => {
  const schema = z.fromJSONSchema(toJsonSchema(type.schema));
  const entries = entriesOf(type.name);
  expect(entries.length).toBeGreaterThan(0);
  for (const entry of entries) expect(schema.safeParse(entry).error).toBeUndefined();
});

it.each<[what: string, type: string, field: FieldPath, value: unknown]>([
  ['a mark that is not closed', 'Page', ['heading', 'en'], 'One *wide horizon'],
  ['a mark inside of a word', 'Case', ['heading', 'en'], 'A re_cruit_ment'],
  ['a tie beside a space', 'NotFound', ['heading'], 'One ~ horizon'],
  ['marks outside of a heading', 'Page', ['lead', 'nl'], 'A *wide* horizon'],
  ['an empty text', 'Skill', ['name', 'es'], ' '],
  ['a text in one language', 'Plan', ['name'], { en: 'Pro' }],
  ['a picture in a format that is not taken', 'Project', ['image'], './image.gif'],
  ['a picture in another folder', 'Project', ['image'], '../image.png'],
  ['a video in another format', 'SiteInfo', ['video', 'wide', 'webm'], './video.mp4'],
  ['an address without https', 'Project', ['link'], 'http://harbour.agency'],
  ['a share of more than 100', 'Skill', ['percent'], 101],
  ['an unknown field', 'Value', ['colour'], 'red'],
  ['two languages in the menu', 'SiteInfo', ['languages'], [{ code: 'en', name: 'English' }]],
])('has JSON Schemas that refuse %s', (_what, name, field, value) => {
  const [entry] = entriesOf(name);
  const type = contentTypes.find((one) => one.name === name);
  const schema = type && z.fromJSONSchema(toJsonSchema(type.schema));
  expect(schema?.safeParse(entry).success).toBe(true);
  expect(schema?.safeParse(withField(entry, field, value)).success).toBe(false);
});

it('does not guess where the tables of a guide belong', () => {
  expect(() => withFieldTables('# A guide')).toThrow('lacks the lines');
});
