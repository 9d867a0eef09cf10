import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { readWords } from '../../src/testing/content';
import { findChromium } from '../testing/find-chromium';
import { createOutbox } from '../outbox/outbox';
import { createPreviewServer } from '../preview/preview-server';

const submissions = 500;
const visitors = 4;

/** Faults by how often they are drawn; the empty one lets a message through. */
const faults: object[] = [
  {},
  {},
  {},
  { status: 400 },
  { status: 403 },
  { status: 429 },
  { status: 451 },
  { status: 500 },
  { status: 503 },
  { delay: 400 },
  { delay: 1500 },
  { drop: 'before' },
  { drop: 'after' },
];

/** The same faults in every run, so that a failure can be reproduced. */
const createDice = (seed: number) => {
  let state = seed;
  return (sides: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
};

interface Outcome {
  id: string;
  sent: boolean;
  kept: boolean;
}

const words = readWords('en').contact as { form: Record<'success' | 'failure', string> };

/** Sends one message; records what the visitor was shown and whether the form still holds the message. */
const submit = async (page: Page, id: string): Promise<Outcome> => {
  const form = page.locator('form', { has: page.locator('[name="from_name"]') });
  await form.locator('[name="from_name"]').fill('Sanne de Vries');
  await form.locator('[name="from_email"]').fill('sanne@example.com');
  await form.locator('textarea').fill(id);
  await form.getByRole('button').click();

  const toast = page.locator('[data-sonner-toast]:not([data-removed="true"])').first();
  await toast.waitFor({ timeout: 30_000 });
  const text = await toast.innerText();
  const kept = (await form.locator('textarea').inputValue()) === id;
  await toast.getByRole('button').click();
  await toast.waitFor({ state: 'detached' });
  return { id, sent: text.includes(words.form.success), kept };
};

const run = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'faults-'));
  const server = createServer(createPreviewServer(resolve('public'), createOutbox({ folder })));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const roll = createDice(2026);
  const outcomes: Outcome[] = [];
  let next = 0;

  const visit = async () => {
    const page = await browser.newPage();
    await page.goto(`${origin}/en/contact`, { waitUntil: 'networkidle' });
    while (next < submissions) {
      const id = `message ${(next += 1)}`;
      const fault = { count: 1, ...faults[roll(faults.length)] };
      await fetch(`${origin}/__outbox/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(fault),
      });
      outcomes.push(await submit(page, id));
    }
  };

  try {
    await Promise.all(Array.from({ length: visitors }, visit));
    const arrived: { params: { message: string } }[] = await (
      await fetch(`${origin}/__outbox/messages.json`)
    ).json();
    report(
      outcomes,
      arrived.map(({ params }) => params.message),
    );
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
    rmSync(folder, { recursive: true });
  }
};

const report = (outcomes: readonly Outcome[], arrived: readonly string[]): void => {
  const timesArrived = (id: string) => arrived.filter((message) => message === id).length;
  const sent = outcomes.filter((message) => message.sent);
  const failed = outcomes.filter((message) => !message.sent);
  const wrong = [
    ...sent.filter(({ id }) => timesArrived(id) !== 1),
    ...failed.filter(({ kept }) => !kept),
  ];

  console.table({
    submissions: outcomes.length,
    'told that it was sent': sent.length,
    'of these in the outbox exactly once': sent.filter(({ id }) => timesArrived(id) === 1).length,
    'told that it failed': failed.length,
    'of these still in the form': failed.filter(({ kept }) => kept).length,
    'of these in the outbox all the same (answer lost on the way)': failed.filter(
      ({ id }) => timesArrived(id) > 0,
    ).length,
  });
  if (wrong.length > 0) {
    console.error('Lost or doubled:', wrong);
    process.exitCode = 1;
  }
};

void run();
