import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { languages } from '#source-content';
import { contentTypes } from '../../plugins/gatsby-source-content/content-types';
import { forEachLanguage } from '../../plugins/gatsby-source-content/testing';
import { site } from './site';

const pathOf = (file: string): string => join(site, 'content', file);

/** Changes a file of the content, and returns what undoes it. */
const edit = (file: string, from: string, to: string): (() => void) => {
  const before = readFileSync(pathOf(file), 'utf8');
  expect(before).toContain(from);
  writeFileSync(pathOf(file), before.replace(from, to));
  return () => writeFileSync(pathOf(file), before);
};

/**
 * Opens a page, marks it, and waits until the server knows that somebody looks at it: only such
 * pages are made again at once.
 */
const open = async (page: Page, path: string) => {
  const registered = page
    .waitForEvent('websocket', (socket) => socket.url().includes('socket.io'))
    .then((socket) =>
      socket.waitForEvent('framesent', ({ payload }) => String(payload).includes('registerPath')),
    );
  await page.goto(path);
  await registered;
  await page.evaluate(() => document.body.setAttribute('data-opened', ''));
};

/** A page that is loaded again has lost its mark. */
const expectNoReload = (page: Page) => expect(page.locator('body[data-opened]')).toHaveCount(1);

const note = (page: Page) => page.getByRole('alert').filter({ hasText: 'the content: ' });

const plan = 'plans/explorer.json';
const { price } = JSON.parse(readFileSync(join(__dirname, '../../content', plan), 'utf8'));

test('a price that is edited shows without a reload', async ({ page }) => {
  await open(page, '/en/pricing');
  const undo = edit(plan, `"monthly": ${price.monthly}`, '"monthly": 777');
  await expect(page.getByText('777').filter({ visible: true })).not.toHaveCount(0);
  undo();
  await expect(page.getByText('777').filter({ visible: true })).toHaveCount(0);
  await expectNoReload(page);
});

test('a text of the interface that is edited shows without a reload', async ({ page }) => {
  await open(page, '/nl');
  const { start } = JSON.parse(readFileSync(pathOf('locales/nl/hero.json'), 'utf8'));
  const undo = edit('locales/nl/hero.json', start, 'Alle hens aan dek');
  await expect(page.getByText('Alle hens aan dek').first()).toBeVisible();
  undo();
  await expect(page.getByText(start).first()).toBeVisible();
  await expectNoReload(page);
});

test('an error shows over the page with file and line, until it is fixed', async ({ page }) => {
  await open(page, '/en/pricing');
  const lines = readFileSync(pathOf(plan), 'utf8').split('\n');
  const line = lines.findIndex((one) => one.includes('"monthly"')) + 1;
  const undo = edit(plan, `"monthly": ${price.monthly}`, `"monthly": "${price.monthly}"`);
  await expect(note(page)).toContainText(`content/${plan}:${line}`);
  await expect(page.getByText(String(price.monthly)).first()).toBeVisible();
  undo();
  await expect(note(page)).toHaveCount(0);
  await expectNoReload(page);
});

test('a picture of which a half is copied leaves the last one on the page', async ({ page }) => {
  await open(page, '/en/projects');
  const picture = readFileSync(pathOf('projects/vela.png'));
  writeFileSync(pathOf('projects/vela.png'), picture.subarray(0, 20_000));
  await expect(note(page)).toContainText('./vela.png is not a picture, or not complete');
  await page.reload();
  const image = page.getByRole('listitem').filter({ hasText: 'Vela' }).getByRole('img');
  await image.scrollIntoViewIfNeeded();
  await expect(image).toHaveJSProperty('complete', true);
  await expect(image).not.toHaveJSProperty('naturalWidth', 0);
  writeFileSync(pathOf('projects/vela.png'), picture);
  await expect(note(page)).toHaveCount(0);
});

test('a picture that is renamed leaves the page as it was', async ({ page }) => {
  await open(page, '/en/projects');
  renameSync(pathOf('projects/vela.png'), pathOf('projects/boat.png'));
  await expect(note(page)).toContainText('there is no file ./vela.png beside this one');
  await page.reload();
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Vela' }).getByRole('img'),
  ).toBeVisible();
  renameSync(pathOf('projects/boat.png'), pathOf('projects/vela.png'));
  await expect(note(page)).toHaveCount(0);
});

for (const [what, file, path, field] of [
  ['an entry', 'projects/vela.json', '/en/projects', 'title'],
  ['a text of the interface', 'locales/nl/hero.json', '/nl', 'start'],
] as const)
  test(`the last valid version of ${what} stays while its JSON is broken`, async ({ page }) => {
    await open(page, path);
    const { [field]: text } = JSON.parse(readFileSync(pathOf(file), 'utf8'));
    const undo = edit(file, '": "', '": ');
    await expect(note(page)).toContainText('is not valid JSON');
    await page.reload();
    await expect(page.getByText(text).first()).toBeVisible();
    undo();
    await expect(note(page)).toHaveCount(0);
  });

test('a warning shows over the page', async ({ page }) => {
  await open(page, '/en/pricing');
  const undo = edit(plan, `"yearly": ${price.yearly}`, `"yearly": ${price.monthly}`);
  await expect(note(page)).toContainText('Warnings about the content: 1');
  undo();
  await expect(note(page)).toHaveCount(0);
});

test('a legal page in every language is made from files alone', async ({ page }) => {
  await open(page, '/en/contact');
  const slug = forEachLanguage((language) => `privacy-${language}`);
  const title = forEachLanguage((language) => `Privacy statement (${language})`);
  mkdirSync(pathOf('legal/privacy'), { recursive: true });
  for (const language of languages)
    writeFileSync(pathOf(`legal/privacy/${language}.md`), `## Why\n\nThe ${language} text.\n`);
  writeFileSync(
    pathOf('legal/privacy/page.json'),
    JSON.stringify({ order: 1, slug, title, description: title, forms: true }),
  );
  const form = page.locator('.contact-form');
  await form.getByLabel('Message').fill('A shop for ropes.');
  const opened = page.waitForEvent('popup');
  await form.getByRole('link', { name: 'Privacy statement' }).click();
  await expect(await opened).toHaveURL(/\/en\/privacy-en$/);
  await expect(form.getByLabel('Message')).toHaveValue('A shop for ropes.');
  for (const language of languages) {
    await page.goto(`/${language}/${slug[language]}`);
    await expect(page.getByRole('heading', { level: 1, name: title[language] })).toBeVisible();
    await expect(page.getByText(`The ${language} text.`)).toBeVisible();
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: title[language] }).last()).toBeVisible();
  }
  rmSync(pathOf('legal'), { recursive: true });
  await page.goto('/en/contact');
  await expect(form.getByRole('link', { name: 'Privacy statement' })).toHaveCount(0);
});

test('a page file that is renamed leaves the server up', async ({ page }) => {
  await open(page, '/en');
  renameSync(pathOf('pages/about.json'), pathOf('pages/about-us.json'));
  await expect(note(page)).toContainText('about-us.json');
  renameSync(pathOf('pages/about-us.json'), pathOf('pages/about.json'));
  await expect(note(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('GraphiQL answers the queries of the guide to the data', async ({ request }) => {
  const guide = readFileSync(join(site, 'docs/data.md'), 'utf8');
  const queries = [...guide.matchAll(/```graphql\n([^]+?)```/g)];
  expect(queries).not.toHaveLength(0);
  for (const [, query] of queries) {
    const answer = await (await request.post('/___graphql', { data: { query } })).json();
    expect.soft(answer.errors, query).toBeUndefined();
    expect.soft(JSON.stringify(answer.data), query).not.toContain('[]');
  }
});

test('GraphiQL describes every content type and its fields', async ({ request }) => {
  interface Described {
    name: string;
    description: string | null;
    fields?: Described[];
  }
  const query = '{ __schema { types { name description fields { name description } } } }';
  const { data } = await (await request.post('/___graphql', { data: { query } })).json();
  const types: Described[] = data.__schema.types;
  for (const name of [...contentTypes.map((type) => type.name), 'ContentFile', 'Locale']) {
    const type = types.find((one) => one.name === name);
    // Gatsby puts these four into every node, and describes none of them.
    const fields = type?.fields?.filter((one) => !/^(id|parent|children|internal)$/.test(one.name));
    const undescribed = [type, ...(fields ?? [])].filter((one) => !one?.description);
    expect.soft(undescribed, name).toEqual([]);
  }
});

const otherSite = { Origin: 'https://attacker.example', 'Sec-Fetch-Site': 'cross-site' };

for (const [what, path, headers, status] of [
  ['refuses a query by another site', '/___graphql?query={site{id}}', otherSite, 403],
  ['refuses an unknown host', '/en', { Host: 'attacker.example' }, 403],
  ['has no page at /admin/constructor', '/admin/constructor', {}, 404],
] as const)
  test(`the develop server ${what}`, async ({ request }) => {
    expect((await request.get(path, { headers })).status()).toBe(status);
  });
