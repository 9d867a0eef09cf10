/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { contentTypes } from '../plugins/gatsby-source-content/content-types';
import { toJsonSchema } from '../plugins/gatsby-source-content/json-schemas';
import { readContent } from '../plugins/gatsby-source-content/read-content';
import { spritePath, iconSprite } from './assets/icon-sprite';
import { derivedFiles } from './schemas';

const { files } = readContent(process.cwd());

it.each(Object.entries(derivedFiles()))(
  '%s is up to date; else run "npm run schemas"',
  (path, expected) => {
    expect(readFileSync(path, 'utf8')).toBe(expected);
  },
);

it('the sprite has every icon of the content; else run "npm run assets"', () => {
  expect(readFileSync(spritePath, 'utf8')).toBe(iconSprite());
});

it.each(contentTypes)('the JSON Schema of $name accepts every entry', ({ name, schema }) => {
  const jsonSchema = z.fromJSONSchema(toJsonSchema(schema));
  for (const { value } of files.filter(({ type }) => type?.name === name))
    expect(jsonSchema.safeParse(value).error).toBeUndefined();
});

it.each([
  ['a heading with an unclosed mark', 'Page', { heading: { en: 'A *wide horizon' } }],
  ['an empty text', 'Skill', { name: { en: ' ', nl: ' ', es: ' ' } }],
  ['a text in one language', 'Plan', { name: { en: 'Pro' } }],
  ['a picture of a format that browsers do not show', 'Project', { image: './image.tiff' }],
  ['a link without https', 'Project', { link: 'http://harbour.agency' }],
  ['a percentage above 100', 'Skill', { percent: 101 }],
  ['an unknown field', 'Value', { colour: 'red' }],
])('a JSON Schema rejects %s', (_what, name, change) => {
  const type = contentTypes.find((one) => one.name === name);
  const entry = files.find((file) => file.type?.name === name)?.value;
  const jsonSchema = type && z.fromJSONSchema(toJsonSchema(type.schema));
  expect(jsonSchema?.safeParse({ ...Object(entry), ...change }).success).toBe(false);
});
