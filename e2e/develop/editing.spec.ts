import {
  cpSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { extname } from 'node:path';
import type { Page } from '@playwright/test';
import { formatPrice } from '../../plugins/gatsby-source-content/content-types/format-price';
import { defaultLanguage, languages } from '../../src/i18n/languages';
import { readEntries, readSite } from '../../src/testing/content';
import { pricedPlan } from '../../src/testing/plans';
import { routes } from '../../src/testing/site';
import { edit, expect, expectNoReload, open, test } from './develop';

const pathTo = (page: string, language = defaultLanguage) => routes.pathOf(page, language);

const plan = `plans/${pricedPlan.key}.json`;
const [project] = readEntries('Project');
const [study] = readEntries('Case');
const { brand } = readSite();

const projectHeading = (page: Page) => page.getByRole('heading', { name: project?.title });

const json = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** The page shows what is edited, and what is put back, and is not loaded again. */
const expectToFollow = async (
  page: Page,
  file: string,
  before: string,
  after: string,
  written = (text: string) => text,
) => {
  const shown = (text: string) => page.getByText(written(text)).first();
  await expect(shown(before)).toBeVisible();
  const undo = edit(file, before, after);
  await expect(shown(after)).toBeVisible();
  undo();
  await expect(shown(before)).toBeVisible();
  await expectNoReload(page);
};

test('a price changes on the page while its editor watches', async ({ page, develop }) => {
  const file = develop.path(plan);
  await open(page, pathTo('pricing'));
  await expectToFollow(page, file, `${json(file).price.monthly}`, '1777', (euros) =>
    formatPrice(Number(euros), defaultLanguage),
  );
});

test('a word of the interface changes, and no order of styles warns', async ({ page, develop }) => {
  const file = develop.path('locales/nl/hero.json');
  await open(page, pathTo('home', 'nl'));
  await expectToFollow(page, file, json(file).start, 'Alle hens aan dek');
  expect(develop.output()).not.toContain('Conflicting order');
});

test('a new project appears, and goes when its record is removed', async ({ page, develop }) => {
  await open(page, pathTo('projects'));
  await expect(projectHeading(page)).toBeVisible();

  const old = json(develop.path(`projects/${project?.key}.json`));
  const record = develop.path('projects/harbour.json');
  const image = `./harbour${extname(old.image)}`;
  const picture = develop.path(`projects/${image}`);
  cpSync(develop.path(`projects/${old.image}`), picture);
  writeFileSync(record, JSON.stringify({ ...old, title: 'Harbour', image }));
  await expect(page.getByRole('heading', { name: 'Harbour' })).toBeVisible();

  rmSync(record);
  await expect(page.getByRole('heading', { name: 'Harbour' })).toHaveCount(0);
  rmSync(picture);
  await expectNoReload(page);
});

test('a new case appears on the list of cases, and opens from there', async ({ page, develop }) => {
  const old = develop.path(`cases/${study?.key}`);
  const folder = develop.path('cases/harbour');
  await open(page, pathTo('cases'));

  mkdirSync(folder);
  cpSync(old, folder, { recursive: true });
  const record = json(`${folder}/case.json`);
  const slug = Object.fromEntries(languages.map((language) => [language, `harbour-${language}`]));
  const pageTitle = { ...record.pageTitle, en: 'A new harbour for ships' };
  const client = { ...record.client, en: 'The harbour master' };
  writeFileSync(
    `${folder}/case.json`,
    JSON.stringify({ ...record, order: 2, slug, pageTitle, client }),
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

const note = (page: Page) => page.getByRole('alert').filter({ hasText: 'the content: ' });

test('an error shows over the page with its line, until it is fixed', async ({ page, develop }) => {
  const file = develop.path(plan);
  const { price } = json(file);
  await open(page, pathTo('pricing'));

  const undo = edit(file, `${price.monthly}`, `"${price.monthly}"`);
  const line = readFileSync(file, 'utf8')
    .split('\n')
    .findIndex((text) => text.includes('"monthly"'));
  await expect(note(page)).toContainText(`content/${plan}:${line + 1}`);
  await expect(note(page)).toContainText(`write ${price.monthly} without quotes`);
  await expect(page.getByText(formatPrice(price.monthly, defaultLanguage)).first()).toBeVisible();
  undo();
  await expect(note(page)).toHaveCount(0);
  await expectNoReload(page);
});

test('a warning shows on the page and in the terminal', async ({ page, develop }) => {
  const file = develop.path(plan);
  const { price } = json(file);
  await open(page, pathTo('pricing'));
  const undo = edit(file, `"yearly": ${price.yearly}`, `"yearly": ${price.monthly}`);
  await expect(note(page)).toContainText('Warnings about the content: 1');
  await expect.poll(() => develop.output()).toContain('price.yearly: a month costs');
  undo();
  await expect(note(page)).toHaveCount(0);
});

test('a renamed page leaves the site up', async ({ page, develop }) => {
  const [before, after] = ['pages/about.json', 'pages/about-us.json'].map(develop.path);
  await open(page, pathTo('home'));
  renameSync(before ?? '', after ?? '');
  await expect(note(page)).toContainText('did you mean "about.json"?');
  renameSync(after ?? '', before ?? '');
  await expect(note(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a picture that is only half copied leaves the server up', async ({ page, develop }) => {
  const record = `projects/${project?.key}.json`;
  const file = develop.path(`projects/${project?.image}`);
  const whole = readFileSync(file);
  await open(page, pathTo('projects'));
  await expect(projectHeading(page)).toBeVisible();

  truncateSync(file, Math.floor(whole.length / 2));
  await expect(note(page)).toContainText(`content/${record}:`);
  // At another width the page requests pictures that were not made yet.
  await page.setViewportSize({ width: 390, height: 900 });
  writeFileSync(file, whole);
  await expect(note(page)).toHaveCount(0);
  await expect(projectHeading(page)).toBeVisible();
  const next = develop.path('pages/projects.json');
  await expectToFollow(page, next, json(next).lead.en, 'Still afloat.');
  await expect(projectHeading(page)).toBeVisible();
});

test('files that are no JSON or record any more leave the site up', async ({ page, develop }) => {
  await open(page, pathTo('cases'));
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  const words = await heading.innerText();

  for (const [file, from, to] of [
    ['site.json', `"brand": "${brand}",`, `"brand": "${brand}"`],
    [`cases/${study?.key}/case.json`, /("order": \d+),/, '$1'],
  ] as const) {
    const undo = edit(develop.path(file), from, to);
    await expect(note(page)).toContainText(`content/${file}:`);
    undo();
    await expect(note(page)).toHaveCount(0);
    await expect(heading).toHaveText(words);
  }

  // What is edited next shows as ever.
  const next = develop.path('pages/cases.json');
  await expectToFollow(page, next, json(next).lead.en, 'Tales of the sea.');
});
