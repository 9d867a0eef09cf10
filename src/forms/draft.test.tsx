import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { readDraft, useDraft } from './draft';

const names = ['from_name', 'message'] as const;
const blank = { from_name: '', message: '' };
const key = 'draft';
const read = () => readDraft(key, names);

const Form = ({ early }: { early?: string }) => {
  const form = useRef<HTMLFormElement>(null);
  const { keep, forget } = useDraft(form, key, names);
  return (
    <form ref={form} data-draft={key} onInput={({ currentTarget }) => keep(currentTarget)}>
      <input
        name="from_name"
        aria-label="Name"
        ref={(field) => {
          if (early && field) field.value = early;
        }}
      />
      <textarea name="message" aria-label="Message" />
      <input type="checkbox" name="contact_preference" value="1" defaultChecked />
      <button
        type="button"
        onClick={({ currentTarget }) =>
          currentTarget.form && forget(currentTarget.form, { ...blank, from_name: 'sent' })
        }
      />
    </form>
  );
};

const open = (early?: string) => {
  const { unmount } = render(<Form early={early} />);
  const field = screen.getByLabelText<HTMLInputElement>('Name');
  const message = screen.getByLabelText<HTMLTextAreaElement>('Message');
  const type = (value: string, control: HTMLElement = field) =>
    fireEvent.input(control, { target: { value } });
  return { field, message, type, unmount };
};

const send = () => fireEvent.click(screen.getByRole('button'));

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('brings back exactly what was kept', () => {
  const fields = { from_name: '"; {}\\', message: '🌊\n<b>שלום</b> ' };
  const first = open();
  first.type(fields.from_name);
  first.type(fields.message, first.message);
  expect(read()).toEqual(fields);
  first.unmount();
  const second = open();
  expect(second.field).toHaveValue(fields.from_name);
  expect(second.message).toHaveValue(fields.message);
});

it('is empty before anything was typed, and after it was sent', () => {
  const { type } = open();
  expect(read()).toBeNull();
  type('sent');
  send();
  expect(read()).toBeNull();
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
  JSON.stringify({ ...blank, message: null }),
  JSON.stringify({ ...blank, message: { toString: 'x' } }),
])('is not used when it is no draft: %s', (stored) => {
  sessionStorage.setItem(key, stored);
  expect(read()).toBeNull();
});

it('holds the fields and nothing else', () => {
  const { type } = open();
  type('Sanne');
  expect(JSON.parse(sessionStorage.getItem(key) ?? '')).toEqual({ ...blank, from_name: 'Sanne' });
});

it('gives way to what was typed before scripts ran, and keeps that instead', () => {
  const first = open();
  first.type('old');
  first.unmount();
  const second = open('new');
  expect(second.field).toHaveValue('new');
  second.unmount();
  expect(open().field).toHaveValue('new');
});

it('is cleared in every form of the page that shows it, and in no other', () => {
  const sentFrom = open();
  sentFrom.type('sent');
  const button = screen.getByRole('button');
  const other = document.createElement('form');
  other.dataset.draft = key;
  const unrelated = document.createElement('form');
  document.body.append(other, unrelated);
  const reset = jest.fn();
  other.addEventListener('reset', reset);
  unrelated.addEventListener('reset', reset);

  fireEvent.click(button);
  expect(sentFrom.field).toHaveValue('');
  expect(reset.mock.calls.map(([{ target }]) => target)).toEqual([other]);
  other.remove();
  unrelated.remove();
  fireEvent.click(button);
  expect(reset).toHaveBeenCalledTimes(1);
});

it('is not needed where the browser forbids storage', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
  const { field, type } = open();
  type('sent');
  expect(field).toHaveValue('sent');
  send();
  expect(field).toHaveValue('');
});
