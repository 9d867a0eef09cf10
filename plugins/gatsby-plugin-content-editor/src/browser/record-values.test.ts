/** @jest-environment node */
import { toFileValues, toEditorValues } from './record-values';
import type { EditorField } from '../editor-types';

const field = (name: string, options: Partial<EditorField>): EditorField => ({
  name,
  label: name,
  widget: 'string',
  ...options,
});

it('edits a value with several shapes as a group, and writes it as before, without what only its former shape had', () => {
  const types = [
    { name: 'custom', label: 'Custom' },
    { name: 'monthly', label: 'Amounts', fields: [field('monthly', { widget: 'number' })] },
  ];
  const fields = [field('price', { widget: 'object', typeKey: 'shape', types })];
  const edited = { price: { shape: 'custom' } };
  expect(toEditorValues({ price: 'custom' }, fields)).toEqual(edited);
  expect(toFileValues(edited, fields)).toEqual({ price: 'custom' });

  const amounts = { price: { shape: 'monthly', monthly: 90 } };
  expect(toEditorValues({ price: { monthly: 90 } }, fields)).toEqual(amounts);
  expect(toFileValues(amounts, fields)).toEqual({ price: { monthly: 90 } });
  expect(toFileValues({ price: { ...amounts.price, shape: 'custom' } }, fields)).toEqual({
    price: 'custom',
  });
});

it('writes fields in the order of their kind', () => {
  const fields = [field('order', {}), field('title', {})];
  expect(Object.keys(toFileValues({ title: 'Vela', order: 1 }, fields))).toEqual([
    'order',
    'title',
  ]);
});

it('leaves empty fields out, unless a value means that it is empty', () => {
  const fields = [
    field('link', { required: false }),
    field('tags', { widget: 'list', required: false, field: field('tag', {}) }),
    field('document', { widget: 'object', required: false, fields: [field('url', {})] }),
    field('throttle', { widget: 'number', required: false, empty: null }),
    field('blockList', { widget: 'list', required: false, empty: [], field: field('word', {}) }),
  ];
  const values = { link: '', tags: [], document: {}, throttle: '', blockList: [] };
  expect(toFileValues(values, fields)).toEqual({ throttle: null, blockList: [] });
});

it('names a file with its folder', () => {
  const fields = [field('image', { widget: 'image' })];
  expect(toFileValues({ image: 'vela.png' }, fields)).toEqual({ image: './vela.png' });
  expect(toFileValues({ image: './vela.png' }, fields)).toEqual({ image: './vela.png' });
});
