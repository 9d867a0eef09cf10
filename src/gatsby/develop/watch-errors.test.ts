import { act } from '@testing-library/react';
import type { Problem } from '../content/messages/problem';
import { watchContentErrors } from './watch-errors';

const error: Problem = {
  file: 'content/plans/pro.json',
  line: 14,
  field: 'price.monthly',
  message: 'expected a number, found "1600".',
  purpose: 'Whole euros per month.',
};

let answer: Problem[] | undefined;

const note = () => document.getElementById('content-errors')?.shadowRoot;
const second = () => act(() => jest.advanceTimersByTimeAsync(1000));

beforeAll(() => {
  jest.useFakeTimers();
  global.fetch = jest.fn(async () => {
    if (!answer) throw new TypeError('Nobody listens.');
    // Only what the code reads of a response.
    return { ok: true, json: async () => answer } as unknown as Response;
  });
  answer = [];
  watchContentErrors();
});

beforeEach(async () => {
  answer = [];
  await second();
});

it('names file, line and field of an error, and goes away when it is fixed', async () => {
  expect(note()).toBeUndefined();
  answer = [error];
  await second();
  expect(note()?.querySelector('[role=alert]')).toHaveTextContent(
    'content/plans/pro.json:14price.monthly: expected a number, found "1600".Whole euros per month.',
  );
  answer = [];
  await second();
  expect(note()).toBeUndefined();
});

it('can be hidden until the next change', async () => {
  answer = [error];
  await second();
  note()?.querySelector('button')?.click();
  await second();
  expect(note()).toBeUndefined();
  answer = [error, { ...error, field: 'price.yearly' }];
  await second();
  expect(note()?.querySelectorAll('li')).toHaveLength(2);
});

it('stays as it is while the server is restarted', async () => {
  answer = [error];
  await second();
  answer = undefined;
  await second();
  expect(note()?.querySelectorAll('li')).toHaveLength(1);
});
