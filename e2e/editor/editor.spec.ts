import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { changedFiles, openEditor, openEntry, save } from '../support/local-repository';
import { expect, test } from '../support/test';

// Sveltia CMS tells what it reads, and that its way to sign in is not set up.
test.use({
  expectedInConsole: /^(CMS configuration|\[Loading site data\]|OAuth application ID is not)/,
  // Fields are drawn when they come into view.
  viewport: { width: 1400, height: 3000 },
});

const plan = 'content/plans/pro.json';
const study = 'content/cases/recruitment-workflow/case.json';
const story = 'content/cases/recruitment-workflow/nl.md';
const words = 'content/locales/nl/common.json';

/** A file with one text in it replaced. @throws When the text does not stand in it exactly once. */
const fileWith = (file: string, before: string, after: string): string => {
  const parts = readFileSync(file, 'utf8').split(before);
  if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times ${before}.`);
  return parts.join(after);
};

const field = (page: Page, label: string) =>
  page.getByRole('group', { name: new RegExp(`“.?${label}.?” Field`) });

test.beforeEach(({ page }) => openEditor(page));

test('changes one price, and nothing else', async ({ page }) => {
  await openEntry(page, 'plans/pro');
  const { price } = JSON.parse(readFileSync(plan, 'utf8'));
  await page.getByRole('spinbutton', { name: 'Monthly' }).fill(String(price.monthly + 50));
  await save(page);

  const [before, after] = [price.monthly, price.monthly + 50].map((sum) => `"monthly": ${sum},`);
  expect(await changedFiles(page)).toEqual({ [plan]: fileWith(plan, `${before}`, `${after}`) });
});

test('changes one translation, and nothing else', async ({ page }) => {
  await openEntry(page, 'plans/pro');
  const { description } = JSON.parse(readFileSync(plan, 'utf8'));
  const text = 'Automatisering én ontwerp: "samen" op dezelfde golf.';
  await field(page, 'Description').getByRole('textbox', { name: 'Dutch' }).fill(text);
  await save(page);

  const expected = fileWith(plan, JSON.stringify(description.nl), JSON.stringify(text));
  expect(await changedFiles(page)).toEqual({ [plan]: expected });
});

test('gives a plan with a custom price amounts instead', async ({ page }) => {
  await openEntry(page, 'plans/enterprise');
  await field(page, 'Price').getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: /Add .?Price/ }).click();
  await page.getByRole('menuitem', { name: 'Monthly, Yearly' }).click();
  await page.getByRole('spinbutton', { name: 'Monthly' }).fill('3000');
  await page.getByRole('spinbutton', { name: 'Yearly' }).fill('2700');
  await save(page);

  const file = 'content/plans/enterprise.json';
  const prices = '"price": {\n    "monthly": 3000,\n    "yearly": 2700\n  },';
  expect(await changedFiles(page)).toEqual({
    [file]: fileWith(file, '"price": "custom",', prices),
  });
});

test('changes a word of a case, whose other facts and stories stay as they were', async ({
  page,
}) => {
  await openEntry(page, 'cases/recruitment-workflow/case');
  const { client } = JSON.parse(readFileSync(study, 'utf8'));
  const text = 'Een haven: zo gaat het';
  await field(page, 'Client').getByRole('textbox', { name: 'Dutch' }).fill(text);
  await save(page);

  const expected = fileWith(study, JSON.stringify(client.nl), JSON.stringify(text));
  expect(await changedFiles(page)).toEqual({ [study]: expected });
});

test('changes the story of a case in one language, and nothing else', async ({ page }) => {
  await openEntry(page, 'stories/recruitment-workflow');
  await page.getByRole('radio', { name: 'Dutch' }).first().click();
  const box = page.getByRole('textbox', { name: 'Story' }).last();
  await box.press('ControlOrMeta+Home');
  await box.press('End');
  await box.pressSequentially(' op zee');
  await save(page);

  const expected = fileWith(story, '## Het probleem\n', '## Het probleem op zee\n');
  expect(await changedFiles(page)).toEqual({ [story]: expected });
});

test('changes a word of the interface in one language', async ({ page }) => {
  await openEntry(page, 'words/common');
  const { skip } = JSON.parse(readFileSync(words, 'utf8'));
  await page.getByRole('radio', { name: 'Dutch' }).first().click();
  await page.getByRole('textbox', { name: 'Skip' }).last().fill('Naar de tekst');
  await save(page);

  const expected = fileWith(words, `"skip": ${JSON.stringify(skip)}`, '"skip": "Naar de tekst"');
  expect(await changedFiles(page)).toEqual({ [words]: expected });
});

test('shows the picture of a project', async ({ page }) => {
  await openEntry(page, 'projects/vela');
  const image = field(page, 'Image').locator('img');
  await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() => image.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth))
    .toBeGreaterThan(100);
});

test('refuses what the build would refuse', async ({ page }) => {
  await openEntry(page, 'pages/about');
  await field(page, 'End of the address').getByRole('textbox', { name: 'Dutch' }).fill('Over ons');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/Please correct/)).toBeVisible();
  expect(await changedFiles(page)).toEqual({});
});
