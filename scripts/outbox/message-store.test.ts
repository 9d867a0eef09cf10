/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { folderForEachTest } from '../../src/testing/test-folder';
import type { Submission } from './message';
import { createMessageStore } from './message-store';

const folder = folderForEachTest();

const files = () => readdirSync(folder.path('outbox'));

/** A store in that folder, at one moment. */
const createStore = () =>
  createMessageStore(folder.path('outbox'), () => Date.UTC(2026, 10, 20, 12, 30, 15, 123));

const submission = (message: string): Submission => ({
  variant: 'send',
  service: { template_id: 'template' },
  params: { message },
});

it('has nothing at first, then keeps a message as a mail and as data of the same name', async () => {
  const store = createStore();
  expect(await store.list()).toEqual([]);
  await store.clear();
  const message = await store.keep(submission('Hi'));
  expect(message.id).toMatch(/^2026-11-20T12-30-15-123Z-000001-[0-9a-f]{8}$/);
  expect(files()).toEqual([`${message.id}.eml`, `${message.id}.json`]);
  expect(JSON.parse(String(folder.read(`outbox/${message.id}.json`)))).toEqual({
    id: message.id,
    receivedAt: '2026-11-20T12:30:15.123Z',
    ...submission('Hi'),
  });
});

it('names messages of one moment in their order, and each once', async () => {
  const store = createStore();
  const numbers = Array.from({ length: 200 }, (_value, index) => String(index));
  await Promise.all(numbers.map((number) => store.keep(submission(number))));
  expect(files()).toHaveLength(400);
  const kept = (await store.list()).map(({ params }) => params.message);
  expect(kept).toEqual([...numbers].reverse());
});

it('shares its folder with another server, and finds what an earlier one kept', async () => {
  const stores = [createStore(), createStore()];
  for (const store of stores) await store.keep(submission('Hi'));
  expect(await createStore().list()).toHaveLength(2);
});

it('reads the mail of its own messages only', async () => {
  const store = createStore();
  const { id } = await store.keep(submission('Hi'));
  expect((await store.readMail(id))?.toString()).toContain('Subject: ');
  expect(await store.readMail(id.replace('000001', '000002'))).toBeUndefined();
  expect(await store.readMail(`../outbox/${id}`)).toBeUndefined();
});
