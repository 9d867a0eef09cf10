import { act } from '@testing-library/react';
import type { ContentError } from './errors';
import { watchContent } from './overlay';

const error: ContentError = {
  file: 'content/plans/pro.json',
  line: 14,
  field: ['price', 'monthly'],
  message: 'expected a whole number, found "1600".',
  hint: 'Whole euros per month.',
};

let answer: { errors: ContentError[]; warnings: ContentError[] } | undefined;

const overlay = () => document.getElementById('content-errors')?.shadowRoot;

const showAfter = async (next: typeof answer) => {
  answer = next;
  await act(() => jest.advanceTimersByTimeAsync(1000));
};

beforeAll(() => {
  jest.useFakeTimers();
  global.fetch = jest.fn(async () => {
    if (!answer) throw new TypeError('Failed to fetch');
    // Only what the code reads of a response.
    return { ok: true, json: async () => answer } as unknown as Response;
  });
  void watchContent();
});

beforeEach(() => showAfter({ errors: [], warnings: [] }));

it('names file, line and field of an error', async () => {
  await showAfter({ errors: [error], warnings: [] });
  expect(overlay()?.querySelector('[role=alert]')).toHaveTextContent(
    'content/plans/pro.json:14price.monthly: expected a whole number, found "1600".Whole euros per month.',
  );
});

it('shows warnings', async () => {
  await showAfter({ errors: [], warnings: [error] });
  expect(overlay()?.querySelector('h2')).toHaveTextContent('Warnings about the content: 1');
});

it('disappears when the error is fixed', async () => {
  await showAfter({ errors: [error], warnings: [] });
  await showAfter({ errors: [], warnings: [] });
  expect(overlay()).toBeUndefined();
});

it('can be hidden until the next change', async () => {
  await showAfter({ errors: [error], warnings: [] });
  overlay()?.querySelector('button')?.click();
  await showAfter({ errors: [error], warnings: [] });
  expect(overlay()).toBeUndefined();
  await showAfter({ errors: [error, error], warnings: [] });
  expect(overlay()?.querySelectorAll('li')).toHaveLength(2);
});

it('stays while the server restarts', async () => {
  await showAfter({ errors: [error], warnings: [] });
  await showAfter(undefined);
  expect(overlay()?.querySelectorAll('li')).toHaveLength(1);
});
