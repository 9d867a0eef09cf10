import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { listen } from '../preview/listen';
import type { Message } from '../outbox/message';
import { createOutbox, type OutboxOptions } from '../outbox/outbox';

interface TestOutbox {
  folder: string;
  origin: string;
  post: (path: string, body: unknown) => Promise<Response>;
  postForm: (params: [string, string][]) => Promise<Response>;
  /** Posts one contact message to the JSON path. */
  send: (params?: unknown) => Promise<Response>;
  messages: () => Promise<Message[]>;
  stop: () => void;
}

/** Ids that pass the service's checks. */
export const ids = { user_id: 'key', service_id: 'service', template_id: 'template' };

/** Serves an outbox with a page at `/`, on a random port and with a folder of its own. */
export const serveOutbox = async (
  options: Omit<OutboxOptions, 'folder'> = {},
): Promise<TestOutbox> => {
  const folder = mkdtempSync(join(tmpdir(), 'outbox-'));
  const app = express();
  app.use(createOutbox({ folder, ...options }));
  app.get('/', (_request, response) => void response.send('the site'));
  const { origin, close } = await listen(app);

  const post = (path: string, body: unknown): Promise<Response> =>
    fetch(origin + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });

  return {
    folder,
    origin,
    post,
    postForm: (params) => {
      const form = new FormData();
      for (const [name, value] of [...params, ...Object.entries(ids)]) form.append(name, value);
      return fetch(`${origin}/api/v1.0/email/send-form`, { method: 'POST', body: form });
    },
    send: (params = { from_name: 'Ann' }) =>
      post('/api/v1.0/email/send', { ...ids, lib_version: '4.4.1', template_params: params }),
    messages: async () => (await fetch(`${origin}/__outbox/messages.json`)).json(),
    stop: () => {
      close();
      rmSync(folder, { recursive: true });
    },
  };
};

/** Returns an outbox that is a new, empty one in each test of a file. */
export const outboxForEachTest = (options?: Omit<OutboxOptions, 'folder'>): TestOutbox => {
  // It is filled before the first test.
  const outbox = {} as TestOutbox;
  beforeEach(async () => {
    Object.assign(outbox, await serveOutbox(options));
  });
  afterEach(() => outbox.stop());
  return outbox;
};
