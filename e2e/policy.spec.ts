import { routes } from '../src/testing/site';
import { expect, test } from './support/test';

// A handler in an attribute, markup and code made of text are refused by Trusted Types already.
const expectedRefusals = [
  'connect-src',
  'img-src',
  ...Array<string>(3).fill('require-trusted-types-for'),
  ...Array<string>(3).fill('thrown'),
];

// A page of its own, because the browser complains of what is tried here, which no other page may give it reason to.
test('what is smuggled into a page neither runs nor is fetched', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL });
  await page.goto(routes.pathOf('home', 'en'));
  const refusals = await page.evaluateHandle(() => {
    const refusals: string[] = [];
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      refusals.push(effectiveDirective),
    );
    addEventListener('error', () => refusals.push('thrown'));
    const attempts = [
      () => document.body.setAttribute('onclick', 'window.ran = true'),
      () => document.body.click(),
      () => (document.body.innerHTML = '<img src="/x" onerror="window.ran = true">'),
      () => new Function('window.ran = true')(),
      () => void fetch('https://elsewhere.example/').catch(() => undefined),
      () => (new Image().src = 'https://elsewhere.example/pixel.gif'),
    ];
    // Later, because what the test itself is asked to evaluate may make code of text.
    for (const attempt of attempts) setTimeout(attempt);
    return refusals;
  });
  await expect.poll(async () => (await refusals.jsonValue()).sort()).toEqual(expectedRefusals);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  await page.close();
});
