import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, request, type Page } from '@playwright/test';
import type { OutboxFault } from '../../scripts/outbox/faults';
import { createOutbox } from '../../scripts/outbox/outbox';
import { listen } from '../../scripts/preview/listen';
import { createPreviewServer } from '../../scripts/preview/preview-server';
import { outboxSwitch } from '../../src/forms/email-settings';

interface ReceivedMessage {
  variant: 'send' | 'send-form';
  service: Record<string, unknown>;
  params: Record<string, string>;
}

export interface Outbox {
  origin: string;
  messages: () => Promise<ReceivedMessage[]>;
  /** The values of one field, the newest message first. */
  received: (field: string) => Promise<(string | undefined)[]>;
  /** Sets how to treat the next submission, or the next `count`. */
  fail: (fault: OutboxFault & { count?: number }) => Promise<void>;
  /** Lets the next submission wait until the test calls what this returns; then it is treated as the fault says. */
  hold: (fault?: OutboxFault) => Promise<() => Promise<void>>;
  /** Faults that no submission has met yet. */
  unused: () => Promise<OutboxFault[]>;
  clear: () => Promise<void>;
}

/** The outbox of a server, as tests read and control it. */
const outboxOf = async (origin: string): Promise<Outbox> => {
  const api = await request.newContext({
    baseURL: origin,
    // The server may close a kept connection just when it is used again.
    extraHTTPHeaders: { connection: 'close' },
  });
  const fail: Outbox['fail'] = async (fault) => {
    const answer = await api.post('/__outbox/faults', { data: { count: 1, ...fault } });
    expect(answer.status()).toBe(204);
  };
  const remove = async (what: 'faults' | 'messages') => {
    const answer = await api.delete(`/__outbox/${what}`);
    expect(answer.status()).toBe(204);
  };
  const unused = async () => (await api.get('/__outbox/faults')).json();
  const messages: Outbox['messages'] = async () =>
    (await api.get('/__outbox/messages.json')).json();
  return {
    origin,
    messages,
    unused,
    received: async (field) => (await messages()).map(({ params }) => params[field]),
    fail,
    hold: async (fault) => {
      await fail({ ...fault, hold: true });
      return async () => {
        // The submission may still be on its way to the server.
        await expect.poll(unused).toEqual([]);
        await remove('faults');
      };
    },
    clear: async () => {
      await remove('faults');
      await remove('messages');
    },
  };
};

/** Serves a build, such as `public`, with an outbox whose messages go into `folder`. */
export const serveWithOutbox = async (
  site: string,
  folder: string,
): Promise<Outbox & { close: () => void }> => {
  if (!existsSync(resolve(site, '404.html')))
    throw new Error(
      `There is no finished build in ${site}: run "${outboxSwitch}=true npm run build" first.`,
    );
  const { origin, close } = await listen(
    createPreviewServer(resolve(site), createOutbox({ folder })),
  );
  return { ...(await outboxOf(origin)), close };
};

/** What a failed submission writes to the console: the site's own line, and the browser's about the response. */
export const failureLine =
  /^The message was not sent|^Failed to load resource.*\/api\/v1\.0\/|ERR_INTERNET_DISCONNECTED/;

/** Collects the lines that the site logs about failed submissions from now on. */
export const watchLog = (page: Page): string[] => {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('The message was not sent')) lines.push(message.text());
  });
  return lines;
};
