import type { Page } from '@playwright/test';
import fc from 'fast-check';
import type { OutboxFault } from '../../scripts/outbox/faults';
import { routes, word } from '../../src/testing/site';
import { sendMessage } from '../support/contact-form';
import { expect, test } from '../support/test';
import { failureLine } from '../support/outbox';

const submissions = 500;
const visitors = 4;

test.use({ expectedInConsole: failureLine });

/** Faults by how often they are drawn; the empty one lets a message through. */
const faults: OutboxFault[] = [
  {},
  {},
  {},
  ...[400, 403, 429, 451, 500, 503].map((status) => ({ status })),
  { delay: 400 },
  { delay: 1500 },
  { drop: 'before' },
  { drop: 'after' },
];

/** The same in every run, so that a failure can be reproduced. */
const drawn = fc.sample(fc.constantFrom(...faults), { numRuns: submissions, seed: 2026 });

/** Sends one message; records what the visitor was shown and whether the form still holds the message. */
const submit = async (page: Page, id: string) => {
  const form = await sendMessage(page, id);
  const toast = page.locator('[data-sonner-toast]:not([data-removed="true"])').first();
  await toast.waitFor({ timeout: 30_000 });
  const text = await toast.innerText();
  const kept = (await form.locator('textarea').inputValue()) === id;
  await toast.getByRole('button').click();
  await toast.waitFor({ state: 'detached' });
  return { id, sent: text.includes(word('en', 'contact', 'form.success')), kept };
};

test('no message is lost, and none is doubled', async ({ browser, outbox }) => {
  const outcomes: Awaited<ReturnType<typeof submit>>[] = [];
  let next = 0;

  const visit = async () => {
    const page = await browser.newPage();
    await page.goto(routes.pathOf('contact', 'en'), { waitUntil: 'networkidle' });
    while (next < submissions) {
      const fault = drawn[next];
      const id = `message ${(next += 1)}`;
      await outbox.fail(fault ?? {});
      outcomes.push(await submit(page, id));
    }
    await page.close();
  };
  await Promise.all(Array.from({ length: visitors }, visit));

  const received = await outbox.received('message');
  const timesReceived = ({ id }: { id: string }) =>
    received.filter((message) => message === id).length;
  const sent = outcomes.filter((message) => message.sent);
  const failed = outcomes.filter((message) => !message.sent);
  const doubledOrLost = sent.filter((message) => timesReceived(message) !== 1);
  const forgotten = failed.filter(({ kept }) => !kept);

  console.table({
    submissions: outcomes.length,
    'reported as sent': sent.length,
    'of these in the outbox exactly once': sent.length - doubledOrLost.length,
    'reported as failed': failed.length,
    'of these still in the form': failed.length - forgotten.length,
    'of these in the outbox all the same (answer lost on the way)': failed.filter(
      (message) => timesReceived(message) > 0,
    ).length,
  });
  expect(doubledOrLost, 'reported as sent, and lost or sent twice').toEqual([]);
  expect(forgotten, 'reported as failed, and gone from the form').toEqual([]);
});
