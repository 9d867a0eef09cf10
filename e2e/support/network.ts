import type { Page } from '@playwright/test';

const emails = '**/api/v1.0/email/**';

interface Email {
  lib_version: string;
  template_params: Record<string, string>;
}

/**
 * Answers the requests of the forms in the place of the email service: with these statuses in turn
 * (0 is no answer), then with success.
 * @returns What the forms have sent.
 */
export const answerEmails = async (page: Page, ...statuses: number[]): Promise<Email[]> => {
  const sent: Email[] = [];
  await page.route(emails, (route) => {
    sent.push(route.request().postDataJSON());
    const status = statuses.shift() ?? 200;
    return status ? route.fulfill({ status, body: 'OK' }) : route.abort();
  });
  return sent;
};

/** Lets the next requests of a kind wait until the test calls what this returns. */
const hold = async (page: Page, requests: string, answer?: { status: number; body: string }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(requests, async (route) => {
    await released;
    await (answer ? route.fulfill(answer) : route.fallback()).catch(() => undefined);
  });
  return release;
};

/** Keeps the email service from answering until the test calls what this returns. */
export const holdEmails = (page: Page, status = 200) => hold(page, emails, { status, body: 'OK' });

/**
 * What a failed request writes to the console: the site's own line, and the browser's about the
 * response.
 */
export const failedEmail =
  /^The message was not sent|^Failed to load resource.*\/api\/v1\.0\/|ERR_INTERNET_DISCONNECTED/;

/**
 * A weak connection: keeps back every script until the test calls what this returns. What is inline
 * in the HTML runs.
 */
export const holdScripts = (page: Page) => hold(page, '**/*.js');

/** No script of the page arrives; what is inline in the HTML runs. */
export const blockScripts = (page: Page): Promise<unknown> =>
  page.route('**/*.js', (route) => route.abort());

/**
 * The host fails for the data of every page. There is no page 500.html, whose data Gatsby requests
 * then.
 */
export const failPageData = (page: Page): Promise<unknown> =>
  page.route('**/page-data.json', (route) =>
    route.fulfill({ status: route.request().url().includes('/500.html/') ? 404 : 500 }),
  );

/**
 * Lists the addresses that the browser fetches from now on, instead of taking them from its cache.
 * Only Chromium tells.
 */
export const listFetched = async (page: Page): Promise<string[]> => {
  const client = await page.context().newCDPSession(page);
  const fetched: string[] = [];
  client.on('Network.responseReceived', ({ response }) => {
    if (!response.fromDiskCache && !response.fromPrefetchCache) fetched.push(response.url);
  });
  await client.send('Network.enable');
  return fetched;
};
