import { hydrated, openPage } from './support/page';
import { test as base } from '@playwright/test';
import { expect, test } from './support/test';

const markup = '"><img src=x onerror="window.injected=true">';

// Without the fixture for an empty console: the browser complains about what is tried here.
base('injected code does not run, and other hosts get no request', async ({ page }) => {
  await page.goto('/en');
  const refused = await page.evaluateHandle(() => {
    const refused: string[] = [];
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      refused.push(effectiveDirective),
    );
    addEventListener('error', () => refused.push('error'));
    const attempts = [
      () => document.body.setAttribute('onclick', 'window.injected = true'),
      () => document.body.click(),
      () => (document.body.innerHTML = '<img src="/x" onerror="window.injected = true">'),
      () => new Function('window.injected = true')(),
      () => void fetch('https://elsewhere.example/').catch(() => undefined),
      () => (new Image().src = 'https://elsewhere.example/pixel.gif'),
    ];
    // Later, because what the test itself evaluates may make code of text.
    for (const attempt of attempts) setTimeout(attempt);
    return refused;
  });
  await expect
    .poll(async () => (await refused.jsonValue()).sort())
    .toEqual([
      'connect-src',
      'error',
      'error',
      'error',
      'img-src',
      'require-trusted-types-for',
      'require-trusted-types-for',
      'require-trusted-types-for',
    ]);
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
});

for (const path of [`/${encodeURIComponent(markup)}`, '//evil.example/en'])
  test(`${path} shows the 404 page, and nothing runs`, async ({ page, baseURL }) => {
    const response = await page.goto(baseURL + path);
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    expect(page.url()).toContain(`${baseURL}/`);
    expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  });

test('markup in the query and the hash of an address does nothing', async ({ page }) => {
  await openPage(page, `/en/pricing?q=${markup}#${markup}`);
  await expect(page.locator('h1')).toBeVisible();
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
});
