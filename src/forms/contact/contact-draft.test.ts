import { clearDraft, onDraftCleared, readDraft, writeDraft } from './contact-draft';
import { blankFields } from './contact-fields';

const key = 'contact-draft';

beforeEach(() => sessionStorage.clear());

it('brings back exactly what was kept', () => {
  const fields = { ...blankFields, from_name: '"; {}\\', message: '🌊\n<b>שלום</b> ' };
  writeDraft(fields);
  expect(readDraft()).toEqual(fields);
});

it('is empty before anything was typed, and after it was sent', () => {
  expect(readDraft()).toBeNull();
  writeDraft(blankFields);
  clearDraft();
  expect(readDraft()).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

it.each([
  '',
  '{',
  'null',
  '3',
  '"text"',
  '[]',
  '{}',
  '{"from_name":"Sanne"}',
  JSON.stringify({ ...blankFields, message: null }),
  JSON.stringify({ ...blankFields, company: { toString: 'x' } }),
])('does not use what it cannot be: %s', (stored) => {
  sessionStorage.setItem(key, stored);
  expect(readDraft()).toBeNull();
});

it('keeps the five fields and nothing else', () => {
  const more = { ...blankFields, contact_preference: '1' };
  writeDraft(more);
  expect(JSON.parse(sessionStorage.getItem(key) ?? '')).toEqual(blankFields);
});

it('tells whoever shows the draft that it is gone, until they leave', () => {
  const listener = jest.fn();
  const stop = onDraftCleared(listener);
  clearDraft();
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  clearDraft();
  expect(listener).toHaveBeenCalledTimes(1);
});
