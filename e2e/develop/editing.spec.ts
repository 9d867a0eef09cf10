import { cpSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { formatPrice } from '../../src/i18n/format-price';
import { defaultLanguage, languages } from '../../src/i18n/languages';
import { readRecords, readSite } from '../../src/testing/content';
import { pricedPlan } from '../../src/testing/plans';
import { routes } from '../../src/testing/site';
import { expect, test } from './develop';

const pathTo = (page: string, language = defaultLanguage) => routes.pathOf(page, language);

const [project] = readRecords('projects');
const [study] = readRecords('cases');
const { brand } = readSite();

/** Opens a page, marks it, and waits until the server knows that somebody looks at it: only such pages are made again immediately. */
const open = async (page: Page, path: string) => {
  const known = page
    .waitForEvent('websocket', (socket) => socket.url().includes('socket.io'))
    .then((socket) =>
      socket.waitForEvent('framesent', ({ payload }) => String(payload).includes('registerPath')),
    );
  await page.goto(path);
  await known;
  await page.evaluate(() => document.body.setAttribute('data-seen', ''));
};

/** A page that is loaded again forgets its mark. */
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
  const file = develop.path(`plans/${pricedPlan.key}.json`);
  await open(page, pathTo('pricing'));
  await expectToFollow(page, file, `${json(file).price.monthly}`, '1777', (euros) =>
    formatPrice(Number(euros), defaultLanguage),
  );
});

test('a word of the interface changes on the page, and no warning of the order of style sheets hides messages', async ({
  page,
  develop,
}) => {
  const file = develop.path('locales/nl/hero.json');
  await open(page, pathTo('home', 'nl'));
  await expectToFollow(page, file, json(file).start, 'Alle hens aan dek');
  expect(develop.output()).not.toContain('Conflicting order');
});

test('what is saved while the server is still at work shows too', async ({ page, develop }) => {
  const file = develop.path('pages/cases.json');
  const text = readFileSync(file, 'utf8');
  const lead = json(file).lead.en;
  await open(page, pathTo('cases'));

  for (const [step, tide] of [
    // Gatsby reports these steps on its way from a changed file to the page.
    ['createPages', 'Low tide.'],
    ['extract queries from components', 'High tide.'],
  ] as const) {
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

test('a new case appears on the page that lists the cases, opens from there, and goes when its folder is removed', async ({
  page,
  develop,
}) => {
  const old = develop.path(`cases/${study?.key}`);
  const folder = develop.path('cases/harbour');
  await open(page, pathTo('cases'));

  cpSync(old, folder, { recursive: true });
  const record = json(`${folder}/case.json`);
  const slug = Object.fromEntries(languages.map((language) => [language, `harbour-${language}`]));
  const pageTitle = { ...record.pageTitle, en: 'A new harbour for ships' };
  const client = { ...record.client, en: 'The harbour master' };
  writeFileSync(`${folder}/case.json`, JSON.stringify({ ...record, slug, pageTitle, client }));
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

test('a picture that was only half copied, or is empty, leaves the server standing', async ({
  page,
  develop,
}) => {
  const record = `projects/${project?.key}.json`;
  const file = develop.path(`projects/${project?.image}`);
  const whole = readFileSync(file);
  await open(page, pathTo('projects'));
  // A picture that changes while the server makes a smaller one of it would end the server.
  const picture = page.getByRole('img', { name: project?.imageAlt[defaultLanguage] });
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);

  for (const bytes of [Math.floor(whole.length / 2), 0]) {
    truncateSync(file, bytes);
    await expect(note(page)).toContainText(`content/${record}:`);
    // At another width the page requests pictures that were not made yet.
    await page.setViewportSize({ width: bytes ? 390 : 1900, height: 900 });
    writeFileSync(file, whole);
    await expect(note(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: project?.title })).toBeVisible();
  }
  const next = develop.path('pages/projects.json');
  await expectToFollow(page, next, json(next).lead.en, 'Still afloat.');
});

for (const [what, file, from, to] of [
  ['is no JSON', 'site.json', `"brand": "${brand}",`, `"brand": "${brand}"`],
  ['breaks a rule', `cases/${study?.key}/case.json`, /"order": (\d+)/, '"order": "$1"'],
] as const) {
  test(`while ${file} ${what}, an error with file and line shows over the page, which goes on`, async ({
    page,
    develop,
  }) => {
    await open(page, pathTo('cases'));
    const undo = edit(develop.path(file), from, to);
    await expect(note(page)).toContainText(new RegExp(`content/${file}:\\d`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    undo();
    await expect(note(page)).toHaveCount(0);

    // What is edited next shows as ever.
    const next = develop.path('pages/cases.json');
    await expectToFollow(page, next, json(next).lead.en, 'Tales of the sea.');
  });
}
