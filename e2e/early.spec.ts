import type { Page } from '@playwright/test';
import { expect, test, type Outbox } from './outbox';
import { routes, word } from './site';

// A failed script is told by the browser itself.
test.use({ viewport: { width: 390, height: 844 }, expectedInConsole: /ERR_FAILED|Loading chunk/ });

const address = 'sanne@example.com';

/** A phone with a weak line: the page is there long before its scripts. */
const delayScripts = (page: Page) =>
  page.route('**/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });

const subscribe = async (page: Page) => {
  const form = page.getByRole('main').locator('form').first();
  await form.getByRole('textbox').fill(address);
  await form.getByRole('button').click();
};

const signUps = async (outbox: Outbox) =>
  (await outbox.arrived()).map(({ variant, params }) => [variant, params.from_email]);

test('the menu opens and leads on before the scripts are there', async ({ page }) => {
  await delayScripts(page);
  await page.goto(routes.pathOf('home', 'en'), { waitUntil: 'commit' });
  await page.getByRole('button', { name: word('en', 'common', 'header.openMenu') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('body')).not.toHaveAttribute('data-live');
  await page
    .getByRole('dialog')
    .getByRole('link', { name: word('en', 'common', 'header.getStarted') })
    .click();
  await expect(page).toHaveURL(routes.pathOf('contact', 'en'));
});

test('a form that is submitted before the scripts are there is sent by them', async ({
  page,
  outbox,
}) => {
  await delayScripts(page);
  await page.goto(routes.pathOf('home', 'nl'), { waitUntil: 'commit' });
  await subscribe(page);
  await expect(page.locator('body')).not.toHaveAttribute('data-live');
  await expect(
    page.locator('[data-sonner-toast]', { hasText: word('nl', 'common', 'newsletter.success') }),
  ).toBeVisible();
  await expect(page).toHaveURL(routes.pathOf('home', 'nl'));
  expect(await signUps(outbox)).toEqual([['send', address]]);
});

test('a form posts itself when the scripts do not arrive at all', async ({ page, outbox }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(routes.pathOf('home', 'es'), { waitUntil: 'commit' });
  await subscribe(page);
  await expect(page.locator('body')).toHaveText('OK');
  expect(await signUps(outbox)).toEqual([['send-form', address]]);
});

test('nothing but the first view is fetched before anybody touches the page', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(routes.pathOf('home', 'en'));
  await expect(page.locator('body')).toHaveAttribute('data-live', '');
  await page.waitForLoadState('networkidle');
  const before = scripts.length;
  await expect(page.locator('[data-part][data-live]')).toHaveCount(0);

  await page.keyboard.press('Tab');
  await expect(page.locator('[data-part]:not([data-live])')).toHaveCount(0);
  expect(scripts.length).toBeGreaterThan(before);
});
