import { z } from 'zod';
import { order, slug, translations } from '../../../src/gatsby/content/schemas/common';
import { picture } from '../../../src/gatsby/content/schemas/pictures';
import { planSchema } from '../../../src/gatsby/content/schemas/plan';
import { siteSchema } from '../../../src/gatsby/content/schemas/site';
import { text } from '../../../src/gatsby/content/schemas/texts';
import { fieldsOf } from './fields';
import { rulesOf } from './rules';

const fieldOf = (schema: z.ZodType) =>
  fieldsOf(rulesOf(z.strictObject({ field: schema })), 'record')[0];

it.each([
  ['a text', text, { widget: 'string' }],
  ['a number', order, { widget: 'number', value_type: 'int', min: 1 }],
  ['a yes or no', z.boolean(), { widget: 'boolean' }],
  ['a picture', picture('A boat.', { width: 1, height: 1 }), { widget: 'image' }],
  ['a video', siteSchema.shape.video.shape.wide.shape.mp4, { widget: 'file', accept: '.mp4' }],
  ['a fixed word', z.literal('es'), { widget: 'hidden', default: 'es' }],
  ['a choice', z.enum(['ai']), { widget: 'select', options: [{ label: 'AI', value: 'ai' }] }],
  ['something that may be missing', text.optional(), { required: false }],
  ['something that may be null', order.nullable(), { required: false, empty: null }],
  ['a list that may be empty', z.array(text), { widget: 'list', required: false, empty: [] }],
  ['a list that may not', z.array(text).nonempty(), { widget: 'list', min: 1 }],
  ['what is described', text.describe('As on the card.'), { hint: 'As on the card.' }],
])('has a field for %s', (_what, schema, expected) => {
  expect(fieldOf(schema)).toMatchObject(expected);
});

it('says what a value should be in the words of the content check', () => {
  expect(fieldOf(slug)).toMatchObject({
    pattern: [expect.any(String), expect.stringMatching(/hyphens/)],
  });
});

it('names the languages of a translation', () => {
  const labels = fieldOf(translations)?.fields?.map(({ label }) => label);
  expect(labels).toEqual(['English', 'Dutch', 'Spanish']);
});

it('lets a price be amounts or a fixed word', () => {
  const price = fieldsOf(rulesOf(planSchema), 'plans').find(({ name }) => name === 'price');
  expect(price?.types?.map(({ name }) => name)).toEqual(['custom', 'monthly-yearly']);
});

it('has a field for everything in a record', () => {
  const names = fieldsOf(rulesOf(siteSchema), 'site').map(({ name }) => name);
  expect(names).toEqual(Object.keys(siteSchema.shape));
});
