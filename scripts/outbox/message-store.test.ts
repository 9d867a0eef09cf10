/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderForEachTest } from '../../src/testing/test-folder';
import type { Submission } from './message';
import { createMessageStore } from './message-store';

const parent = folderForEachTest();
let folder: string;

beforeEach(() => {
  folder = parent.path('outbox');
});

const submission = (message: string): Submission => ({
  variant: 'send',
  service: { template_id: 'template' },
  params: { message },
});

const time = Date.UTC(2026, 10, 20, 12, 30, 15, 123);

it('keeps a message as a mail and as data of the same name', async () => {
  const message = await createMessageStore(folder, () => time).keep(submission('Hi'));
  expect(message.id).toMatch(/^2026-11-20T12-30-15-123Z-000001-[0-9a-f]{8}$/);
  expect(readdirSync(folder)).toEqual([`${message.id}.eml`, `${message.id}.json`]);
  expect(JSON.parse(readFileSync(join(folder, `${message.id}.json`), 'utf8'))).toEqual({
    id: message.id,
    receivedAt: '2026-11-20T12:30:15.123Z',
    variant: 'send',
    service: { template_id: 'template' },
    params: { message: 'Hi' },
  });
});

it('names messages of one moment in their order, and each once', async () => {
  const store = createMessageStore(folder, () => time);
  const numbers = Array.from({ length: 200 }, (_value, index) => String(index));
  await Promise.all(numbers.map((number) => store.keep(submission(number))));
  expect(readdirSync(folder)).toHaveLength(400);
  const kept = (await store.list()).map(({ params }) => params.message);
  expect(kept).toEqual([...numbers].reverse());
});

it('shares its folder with another server, and finds what an earlier one kept', async () => {
  const stores = [createMessageStore(folder, () => time), createMessageStore(folder, () => time)];
  for (const store of stores) await store.keep(submission('Hi'));
  expect(await createMessageStore(folder, () => time).list()).toHaveLength(2);
});

it('reads the mail of its own messages only', async () => {
  const store = createMessageStore(folder, () => time);
  const { id } = await store.keep(submission('Hi'));
  expect((await store.readMail(id))?.toString()).toContain('Subject: ');
  expect(await store.readMail(id.replace('000001', '000002'))).toBeUndefined();
  expect(await store.readMail(`../outbox/${id}`)).toBeUndefined();
});

it('has nothing while there is no folder', async () => {
  const store = createMessageStore(folder, () => time);
  expect(await store.list()).toEqual([]);
  await store.clear();
});
