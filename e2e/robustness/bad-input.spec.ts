import { ask } from '../../scripts/testing/ask';
import { faultIn } from '../support/faults/bad-answers';
import { sampleInputs } from '../support/faults/bad-input';
import { headingAt } from '../support/page-heading';
import { isPagePath } from '../../src/testing/site';
import { expect, test } from '../support/test';

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
  .slice(0, 16);

test('bad addresses show their page, and nothing in them runs', async ({ page }) => {
  test.setTimeout(240_000);
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
