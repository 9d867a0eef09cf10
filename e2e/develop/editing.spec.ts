import { cpSync, mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { Page } from '@playwright/test';
import { formatPrice } from '../../src/i18n/format-price';
import { defaultLanguage, languages } from '../../src/i18n/languages';
import { readRecords, readSite } from '../../src/testing/content';
import { pricedPlan } from '../../src/testing/plans';
import { routes } from '../../src/testing/site';
import { expect, test } from './develop';

const pathTo = (page: string, language = defaultLanguage) => routes.pathOf(page, language);

const plan = `plans/${pricedPlan.key}.json`;
const [project] = readRecords('projects');
const [study] = readRecords('cases');
const { brand } = readSite();

const projectHeading = (page: Page) => page.getByRole('heading', { name: project?.title });

/** Opens a page, and waits until the server knows that somebody looks at it: only such pages are made again immediately. */
const open = async (page: Page, path: string) => {
  const known = page
    .waitForEvent('websocket', (socket) => socket.url().includes('socket.io'))
    .then((socket) =>
      socket.waitForEvent('framesent', ({ payload }) => String(payload).includes('registerPath')),
    );
  await page.goto(path);
  await known;
};

/** A page that is loaded again forgets this. */
const markPage = (page: Page) => page.evaluate(() => document.body.setAttribute('data-seen', ''));
const expectNoReload = (page: Page) => expect(page.locator('body[data-seen]')).toHaveCount(1);

/** Changes a file for as long as a test needs it. */
const edit = (file: string, from: string | RegExp, to: string): (() => void) => {
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  writeFileSync(file, changed);
  return () => writeFileSync(file, text);
};

const json = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

test('the style sheets have the same order on every page, so that no warning hides other messages', async ({
  page,
  develop,
}) => {
  await open(page, pathTo('home'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(develop.output()).not.toContain('Conflicting order');
});

test('a price changes on the page while its editor watches', async ({ page, develop }) => {
  const file = develop.path(plan);
  const { price } = json(file);
  await open(page, pathTo('pricing'));
  await expect(page.getByText(formatPrice(price.monthly, defaultLanguage)).first()).toBeVisible();
  await markPage(page);

  const undo = edit(file, `${price.monthly}`, '1777');
  await expect(page.getByText(formatPrice(1777, defaultLanguage)).first()).toBeVisible();
  undo();
  await expect(page.getByText(formatPrice(price.monthly, defaultLanguage)).first()).toBeVisible();
  await expectNoReload(page);
});

test('a word of the interface changes on the page', async ({ page, develop }) => {
  const file = develop.path('locales/nl/hero.json');
  const { start } = json(file);
  await open(page, pathTo('home', 'nl'));
  await expect(page.getByText(start).first()).toBeVisible();
  await markPage(page);

  const undo = edit(file, start, 'Alle hens aan dek');
  await expect(page.getByText('Alle hens aan dek').first()).toBeVisible();
  undo();
  await expect(page.getByText(start).first()).toBeVisible();
  await expectNoReload(page);
});

// Gatsby reports it on its way from a changed file to the page.
for (const step of ['createPages', 'extract queries from components']) {
  test(`what is saved while the server is at "${step}" shows too`, async ({ page, develop }) => {
    const file = develop.path('pages/cases.json');
    const text = readFileSync(file, 'utf8');
    const lead = json(file).lead.en;
    await open(page, pathTo('cases'));
    await expect(page.getByText(lead).first()).toBeVisible();
    await markPage(page);

    for (const tide of ['Low tide.', 'High tide.']) {
      const heard = develop.output().length;
      const undo = edit(develop.path('site.json'), '"brand": "', `"brand": "${tide} `);
      await expect
        .poll(() => develop.output().slice(heard), { intervals: [10] })
        .toContain(`${step} - `);
      writeFileSync(file, text.replace(lead, tide));
      await expect(page.getByText(tide, { exact: true }).first()).toBeVisible();
      undo();
    }
    writeFileSync(file, text);
    await expect(page.getByText(lead).first()).toBeVisible();
    await expectNoReload(page);
  });
}

test('a new project appears, and goes when its record is removed', async ({ page, develop }) => {
  await open(page, pathTo('projects'));
  await expect(projectHeading(page)).toBeVisible();
  await markPage(page);

  const old = json(develop.path(`projects/${project?.key}.json`));
  const record = develop.path('projects/harbour.json');
  const image = `./harbour${extname(old.image)}`;
  const picture = develop.path(`projects/${image}`);
  cpSync(develop.path(`projects/${old.image}`), picture);
  writeFileSync(record, JSON.stringify({ ...old, title: 'Harbour', image }, null, 2));
  await expect(page.getByRole('heading', { name: 'Harbour' })).toBeVisible();

  rmSync(record);
  await expect(page.getByRole('heading', { name: 'Harbour' })).toHaveCount(0);
  rmSync(picture);
  await expectNoReload(page);
});

test('a new case appears on the page that lists the cases, and opens from there', async ({
  page,
  develop,
}) => {
  const old = develop.path(`cases/${study?.key}`);
  const folder = develop.path('cases/harbour');
  await open(page, pathTo('cases'));
  await markPage(page);

  mkdirSync(folder);
  cpSync(old, folder, { recursive: true });
  const record = json(`${folder}/case.json`);
  const slug = Object.fromEntries(languages.map((language) => [language, `harbour-${language}`]));
  const pageTitle = { ...record.pageTitle, en: 'A new harbour for ships' };
  const client = { ...record.client, en: 'The harbour master' };
  writeFileSync(
    `${folder}/case.json`,
    JSON.stringify({ ...record, slug, pageTitle, client }, null, 2),
  );
  const link = page.locator(`a[href$="/harbour-en"]`).first();
  await expect(link).toBeVisible();
  await link.click();
  await expect(page).toHaveTitle('A new harbour for ships');
  await expect(page.getByText('The harbour master').first()).toBeVisible();
  await expectNoReload(page);

  await open(page, pathTo('cases'));
  rmSync(folder, { recursive: true });
  await expect(link).toHaveCount(0);
});

const note = (page: Page) => page.getByRole('alert').filter({ hasText: 'The content has' });

test('an error shows over the page with file and line, until it is fixed', async ({
  page,
  develop,
}) => {
  const file = develop.path(plan);
  const { price } = json(file);
  await open(page, pathTo('pricing'));
  await markPage(page);

  const undo = edit(file, `${price.monthly}`, `"${price.monthly}"`);
  const line = readFileSync(file, 'utf8')
    .split('\n')
    .findIndex((text) => text.includes('"monthly"'));
  await expect(note(page)).toContainText(`content/${plan}:${line + 1}`);
  await expect(note(page)).toContainText(`write ${price.monthly}, without quotes`);
  await expect(page.getByText(formatPrice(price.monthly, defaultLanguage)).first()).toBeVisible();
  undo();
  await expect(note(page)).toHaveCount(0);
  await expectNoReload(page);
});

test('a picture that was only half copied, or is empty, leaves the server standing', async ({
  page,
  develop,
}) => {
  const record = `projects/${project?.key}.json`;
  const file = develop.path(`projects/${project?.image}`);
  const whole = readFileSync(file);
  await open(page, pathTo('projects'));
  await expect(projectHeading(page)).toBeVisible();
  await markPage(page);

  for (const bytes of [Math.floor(whole.length / 2), 0]) {
    truncateSync(file, bytes);
    await expect(note(page)).toContainText(`content/${record}:`);
    // At another width the page requests pictures that were not made yet.
    await page.setViewportSize({ width: bytes ? 390 : 1900, height: 900 });
    writeFileSync(file, whole);
    await expect(note(page)).toHaveCount(0);
    await expect(projectHeading(page)).toBeVisible();
  }
  const lead = json(develop.path('pages/projects.json')).lead.en;
  const undo = edit(develop.path('pages/projects.json'), lead, 'Still afloat.');
  await expect(page.getByText('Still afloat.').first()).toBeVisible();
  await expect(projectHeading(page)).toBeVisible();
  undo();
  await expectNoReload(page);
});

for (const [what, file, from, to, name] of [
  ['JSON', 'site.json', `"brand": "${brand}",`, `"brand": "${brand}"`, 'cases'],
  ['record', `cases/${study?.key}/case.json`, /("order": \d+),/, '$1', 'cases'],
] as const) {
  test(`a file that is no ${what} any more leaves the site standing`, async ({ page, develop }) => {
    await open(page, pathTo(name));
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    const words = await heading.innerText();
    await markPage(page);

    const undo = edit(develop.path(file), from, to);
    await expect(note(page)).toContainText(`content/${file}:`);
    undo();
    await expect(note(page)).toHaveCount(0);
    await expect(heading).toHaveText(words);

    // What is edited next shows as ever.
    const lead = json(develop.path('pages/cases.json')).lead.en;
    const restore = edit(develop.path('pages/cases.json'), lead, 'Tales of the sea.');
    await expect(page.getByText('Tales of the sea.').first()).toBeVisible();
    restore();
    await expect(page.getByText(lead).first()).toBeVisible();
    await expectNoReload(page);
  });
}
