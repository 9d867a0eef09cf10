import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useKeptValue } from './use-kept-value';

const Field = ({ early }: { early?: string }) => {
  const ref = useRef<HTMLInputElement>(null);
  const { keep, forget } = useKeptValue('field', ref);
  return (
    <>
      <input ref={ref} defaultValue={early} onChange={(event) => keep(event.target.value)} />
      <button type="button" onClick={() => forget('sent')} />
    </>
  );
};

const open = (early?: string) => {
  const { unmount } = render(<Field early={early} />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  return { field, type, unmount };
};

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('leaves what was typed before scripts ran, and keeps that instead', () => {
  const first = open();
  first.type('old');
  first.unmount();
  const second = open('new');
  expect(second.field).toHaveValue('new');
  second.unmount();
  expect(open().field).toHaveValue('new');
});

it('forgets what was sent, and nothing else', () => {
  const { field, type } = open();
  type('typed since');
  fireEvent.click(screen.getByRole('button'));
  expect(field).toHaveValue('typed since');
  type('sent');
  fireEvent.click(screen.getByRole('button'));
  expect(field).toHaveValue('');
  expect(sessionStorage).toHaveLength(0);
});

it('works without where the browser forbids it', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
  const { field, type } = open();
  type('sent');
  fireEvent.click(screen.getByRole('button'));
  expect(field).toHaveValue('sent');
});
