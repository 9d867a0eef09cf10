/** @jest-environment node */
import { editorFields, labelOf, type JsonSchema } from './fields';

const options = { languages: { en: 'English', nl: 'Dutch' }, multiline: ['lead'] };

const text: JsonSchema = { type: 'string' };

const translations: JsonSchema = {
  type: 'object',
  properties: { en: text, nl: text },
  required: ['en', 'nl'],
};

const pattern = { pattern: '^[a-z]+$', patternErrorMessage: 'Use lower-case letters.' };

it.each<[string, JsonSchema, object]>([
  ['a text', text, { widget: 'string' }],
  ['a whole number', { type: 'integer', minimum: 1 }, { value_type: 'int', min: 1 }],
  ['a number', { type: 'number' }, { widget: 'number', value_type: 'float' }],
  ['a yes or no', { type: 'boolean' }, { widget: 'boolean' }],
  ['a day', { type: 'string', format: 'date' }, { widget: 'datetime', format: 'YYYY-MM-DD' }],
  [
    'a picture',
    { ...text, endings: ['png'], picture: { width: 2000, height: 1250, kilobytes: 500 } },
    { widget: 'image', accept: '.png' },
  ],
  ['a video', { ...text, endings: ['mp4'] }, { widget: 'file', accept: '.mp4' }],
  [
    'the name of an entry',
    { ...text, collection: 'cases' },
    { widget: 'relation', collection: 'cases' },
  ],
  [
    'names of entries',
    { items: { ...text, collection: 'plans' } },
    { widget: 'relation', collection: 'plans', multiple: true },
  ],
  ['a choice', { enum: ['a', 'b'], default: 'b' }, { widget: 'select', default: 'b' }],
  ['a pattern', { ...text, ...pattern }, { pattern: ['^[a-z]+$', 'Use lower-case letters.'] }],
  ['a description', { ...text, description: 'On the card.' }, { hint: 'On the card.' }],
  [
    'a list of texts',
    { items: text, minItems: 1 },
    { widget: 'list', min: 1, field: { name: 'topic', label: 'Topic', widget: 'string' } },
  ],
  [
    'a list of translations',
    { items: translations },
    { widget: 'list', fields: [{ label: 'English' }, { label: 'Dutch' }] },
  ],
])('edits %s', (_what, schema, expected) => {
  expect(editorFields({ properties: { topic: schema } }, '', options)).toMatchObject([expected]);
});

it('requires what the schema requires', () => {
  const schema = { properties: { title: text, link: text }, required: ['title'] };
  expect(editorFields(schema, '', options)).toMatchObject([
    { required: true },
    { required: false },
  ]);
});

it('edits long texts in several lines, in every language', () => {
  expect(editorFields({ properties: { lead: translations } }, '', options)).toMatchObject([
    { fields: [{ widget: 'text' }, { widget: 'text' }] },
  ]);
});

it('reports a field that it cannot edit', () => {
  const schema = { properties: { price: { type: 'null' } } };
  expect(() => editorFields(schema, '', options)).toThrow('The editor has no field for "price".');
});

it.each([
  ['bestValue', 'Best value'],
  ['business-clubs', 'Business clubs'],
])('labels %s %s', (name, label) => {
  expect(labelOf(name)).toBe(label);
});

it('saves a picture as WebP within its limits', () => {
  const picture = { width: 2000, height: 1250, kilobytes: 500 };
  const [field] = editorFields({ properties: { a: { endings: ['png'], picture } } }, '', options);
  expect(field?.media_libraries).toEqual({
    default: {
      config: {
        slugify_filename: true,
        max_file_size: 500_000,
        transformations: { raster_image: { format: 'webp', width: 2000, height: 1250 } },
      },
    },
  });
});
