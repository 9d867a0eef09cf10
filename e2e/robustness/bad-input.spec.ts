import { statSync } from 'node:fs';
import { join } from 'node:path';
import { ask } from '../../scripts/testing/ask';
import { marker, sampleInputs } from '../support/faults/bad-input';
import { headingAt } from '../support/page-heading';
import { isPagePath } from '../../src/testing/site';
import { expect, test } from '../support/test';

/** Whether the build has a page or a file at exactly this path. */
const isThere = (path: string): boolean => {
  if (/%(?:2f|5c|00)/i.test(path)) return false;
  try {
    const decoded = decodeURIComponent(path);
    const file = join('public', decoded);
    return isPagePath(decoded) || (file.startsWith('public/') && statSync(file).isFile());
  } catch {
    // It cannot be decoded, or there is nothing.
    return false;
  }
};

/** What is wrong with an answer; nothing when all is well. */
const faultIn = (
  path: string,
  { status = 0, headers: { location = '' }, body }: Awaited<ReturnType<typeof ask>>,
): string | undefined => {
  if (![200, 301, 400, 404, 414, 431].includes(status)) return `status ${status}`;
  if (status === 200 && !isThere(path)) return 'a page where there is none';
  if (status === 404 && isPagePath(path)) return 'no page where there is one';
  if (status === 301) {
    const { origin } = new URL(location, 'http://site.example');
    if (origin !== 'http://site.example' || !/^\/[^/\\]/.test(location))
      return `leads off the site, to ${location}`;
    return /<script|<img/i.test(body.toString()) ? 'gives back what was sent' : undefined;
  }
  return body.includes(marker) ? 'gives back what was sent' : undefined;
};

test('2,000 bad addresses get 404 or their page, and lead nowhere else', async ({ baseURL }) => {
  test.setTimeout(180_000);
  const inputs = sampleInputs(2000);
  const faults: string[] = [];
  const visit = async () => {
    for (let input = inputs.pop(); input; input = inputs.pop()) {
      const { path, query } = input;
      // The client sends the text byte by byte.
      const bytes = Buffer.from(path + query).toString('latin1');
      const fault = faultIn(path, await ask(baseURL ?? '', bytes));
      if (fault) faults.push(`${path}${query}: ${fault}`);
    }
  };
  await Promise.all(Array.from({ length: 16 }, visit));
  expect(faults).toEqual([]);
});

// A browser tidies these up itself, or refuses to send them.
const browserInputs = sampleInputs(2000)
  .filter(({ path, hash }) => hash && !path.startsWith('//') && path.length < 2000)
  .slice(0, 24);

test('bad addresses show their page, and nothing in them runs', async ({ page }) => {
  test.setTimeout(480_000);
  const dialogs: string[] = [];
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message());
    await dialog.dismiss();
  });
  for (const { path, query, hash } of browserInputs) {
    const what = path + query + hash;
    const response = await page.goto(what);
    const address = new URL(page.url());
    expect(response?.status(), what).toBe(isPagePath(address.pathname) ? 200 : 404);
    await page.keyboard.press('Shift');
    await page.waitForLoadState('networkidle');
    await expect(page.locator('h1'), what).toHaveText(headingAt(address.pathname));
    expect(await page.locator('[data-injected]').count(), what).toBe(0);
  }
  expect(dialogs).toEqual([]);
});
