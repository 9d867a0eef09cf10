/** @jest-environment node */
import { z } from 'zod';
import { editorFiles, type EditorField } from '../../../plugins/gatsby-plugin-content-editor';
import { languageNames } from './language-names';
import { editorOptions, ruleOf } from './editor-options';
import { kinds } from './kinds';
import { order, slug, translations } from './schemas/common';
import { picture } from './schemas/pictures';
import { siteSchema } from './schemas/site';
import { text } from './schemas/texts';

/** The field of the editor's configuration for a value with this schema. */
const fieldOf = (schema: z.ZodType): EditorField => {
  const rule = ruleOf(z.strictObject({ field: schema, name: text }));
  const { 'config.json': config = '' } = editorFiles(process.cwd(), {
    ...editorOptions({}),
    collections: [{ kind: 'records', name: 'record', folder: 'content/record', rule }],
  });
  return JSON.parse(config).collections[0].fields[0];
};

const translated = { fields: Object.values(languageNames).map((label) => ({ label })) };

it.each([
  ['a text', text, { widget: 'string' }],
  ['a number', order, { widget: 'number', value_type: 'int', min: 1 }],
  ['a yes or no', z.boolean(), { widget: 'boolean' }],
  ['a picture', picture('A boat.', { width: 1, height: 1 }), { widget: 'image' }],
  ['a video', siteSchema.shape.video.shape.wide.shape.mp4, { widget: 'file', accept: '.mp4' }],
  ['a fixed word', z.literal('es'), { widget: 'hidden', default: 'es' }],
  ['a choice', z.enum(['ai']), { widget: 'select', options: [{ label: 'AI', value: 'ai' }] }],
  ['a choice with a default', z.enum(['a', 'b']).default('b'), { default: 'b' }],
  ['something that may be missing', text.optional(), { required: false }],
  ['something that may be null', order.nullable(), { required: false, empty: null }],
  ['a list that may be empty', z.array(text), { widget: 'list', required: false, empty: [] }],
  ['a list that may not', z.array(text).nonempty(), { widget: 'list', min: 1 }],
  ['a text in all languages, which it names', translations, translated],
  ['what has a pattern', slug, { pattern: [expect.any(String), expect.stringMatching(/hyphens/)] }],
  ['what is described', text.describe('As on the card.'), { hint: 'As on the card.' }],
])('has a field for %s', (_what, schema, expected) => {
  expect(fieldOf(schema)).toMatchObject(expected);
});

it('has a field for everything in a record', () => {
  const names = fieldOf(kinds.site.schema).fields?.map(({ name }) => name);
  expect(names).toEqual(Object.keys(kinds.site.schema.shape));
});
