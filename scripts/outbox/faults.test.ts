/** @jest-environment node */
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { ids, outboxForEachTest } from '../testing/serve-outbox';

jest.mock('node:timers/promises');

const outbox = outboxForEachTest();

/** Waits until a submission is delayed by so many milliseconds. Returns what ends the delay. */
const delayOf = (expected: number): Promise<() => void> =>
  new Promise((resolve) => {
    jest.mocked(wait).mockImplementationOnce((delay) => {
      expect(delay).toBe(expected);
      return new Promise<void>((end) => resolve(end));
    });
  });

const order = (fault: unknown): Promise<Response> => outbox.post('/__outbox/faults', fault);

const reset = (): Promise<Response> =>
  fetch(`${outbox.origin}/__outbox/faults`, { method: 'DELETE' });

const pending = async (): Promise<unknown[]> =>
  (await fetch(`${outbox.origin}/__outbox/faults`)).json();

const outcome = async (): Promise<string> => {
  try {
    const response = await outbox.send();
    return `${response.status} ${await response.text()}`;
  } catch {
    return 'dropped';
  }
};

it('takes the faults in the order in which they were set, then none, and none after a reset', async () => {
  expect((await order({ status: 500, count: 2 })).status).toBe(204);
  await order({ count: 1 });
  await order({ status: 429, text: 'Slow <down>', count: 1 });
  const outcomes = [];
  for (let index = 0; index < 5; index += 1) outcomes.push(await outcome());
  expect(outcomes).toEqual([
    '500 Internal Server Error',
    '500 Internal Server Error',
    '200 OK',
    '429 Slow <down>',
    '200 OK',
  ]);
  expect(await outbox.messages()).toHaveLength(2);

  await order({ status: 500, count: 5 });
  expect((await reset()).status).toBe(204);
  expect(await outcome()).toBe('200 OK');
});

it('holds for the multipart path too, and lets the page read the failure', async () => {
  await order({ status: 503, count: 1 });
  const response = await outbox.postForm([]);
  expect(response.status).toBe(503);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
});

it.each([
  [true, 0],
  ['before', 0],
  ['after', 1],
])('drops the connection once (%p), with %i messages kept', async (drop, kept) => {
  await order({ drop, count: 1 });
  expect(await outcome()).toBe('dropped');
  expect(await outbox.messages()).toHaveLength(kept);
  expect(await outcome()).toBe('200 OK');
});

it('waits as long as the order says before it goes on', async () => {
  await order({ delay: 200, status: 500, drop: false, count: 1 });
  const isAnswered = jest.fn();
  const answer = outcome().finally(isAnswered);
  const endDelay = await delayOf(200);
  // The next one passes it.
  expect(await outcome()).toBe('200 OK');
  expect(isAnswered).not.toHaveBeenCalled();
  endDelay();
  expect(await answer).toBe('500 Internal Server Error');
});

it('keeps a late message of a client that has given up', async () => {
  await order({ delay: 150, count: 1 });
  const client = request(`${outbox.origin}/api/v1.0/email/send`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
  });
  client.on('error', () => undefined);
  client.end(JSON.stringify(ids));
  const endDelay = await delayOf(150);
  client.destroy();
  expect(await outbox.messages()).toHaveLength(0);
  endDelay();
  while ((await outbox.messages()).length === 0);
});

it.each([
  [{ hold: true }, '200 OK', 1],
  [{ hold: true, status: 500 }, '500 Internal Server Error', 0],
])('goes on with %j when a reset is requested, not before', async (fault, expected, kept) => {
  await order({ ...fault, count: 1 });
  expect(await pending()).toEqual([fault]);
  const isAnswered = jest.fn();
  const held = outcome().finally(isAnswered);
  while ((await pending()).length > 0);
  // The next one passes the one that is held.
  expect(await outcome()).toBe('200 OK');
  expect(isAnswered).not.toHaveBeenCalled();
  await reset();
  expect(await held).toBe(expected);
  expect(await outbox.messages()).toHaveLength(kept + 1);
});

it.each([
  [{ status: 500 }, 'count'],
  [{ status: 500, drop: 'after', count: 1 }, 'dropped connection'],
  [{ stauts: 500, count: 1 }, 'stauts'],
  [[], 'object'],
])('refuses %j and reports what is wrong with it', async (fault, word) => {
  const response = await order(fault);
  expect(response.status).toBe(400);
  expect(await response.text()).toContain(word);
  expect(await outcome()).toBe('200 OK');
});
