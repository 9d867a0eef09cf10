import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readEntries } from '../../src/testing/content';
import { pricedPlan } from '../../src/testing/plans';
import { changedFiles, editorLine, openEditor, openEntry, save } from '../support/local-repository';
import { expect, test } from '../support/test';

// Fields are drawn when they come into view.
test.use({ expectedInConsole: editorLine, viewport: { width: 1400, height: 3000 } });

const onRequest = readEntries('Plan').find(({ price }) => !price)?.key;
const caseName = readEntries('Case')[0]?.key;
const project = readEntries('Project')[0]?.key;

const plan = `content/plans/${pricedPlan.key}.json`;
const planOnRequest = `content/plans/${onRequest}.json`;
const study = `content/cases/${caseName}/case.json`;
const story = `content/cases/${caseName}/nl.md`;
const words = 'content/locales/nl/common.json';

/** A file with a text in it replaced, which is in it exactly once. */
const fileWith = (file: string, before: string, after: string): string => {
  const parts = readFileSync(file, 'utf8').split(before);
  expect(parts, `${before} in ${file}`).toHaveLength(2);
  return parts.join(after);
};

/** Saves the open entry, and waits until exactly these files differ from the repository's. */
const saveAs = async (page: Page, expected: Record<string, string>): Promise<void> => {
  await save(page);
  await expect.poll(() => changedFiles(page)).toEqual(expected);
};

const field = (page: Page, label: string) =>
  page.getByRole('group', { name: new RegExp(`“.?${label}.?” Field`) });

const otherHosts: string[] = [];

test.beforeEach(async ({ page, baseURL }) => {
  page.on('request', (request) => {
    const url = request.url();
    if (/^https?:/.test(url) && !url.startsWith(`${baseURL}/`)) otherHosts.push(url);
  });
  await openEditor(page);
});

test.afterEach('requests nothing from other hosts', () => expect(otherHosts).toEqual([]));

test('changes what was edited of the plans, and nothing else', async ({ page }) => {
  const { price: before } = JSON.parse(readFileSync(plan, 'utf8'));
  await openEntry(page, `plans/${pricedPlan.key}`);
  await page.getByRole('spinbutton', { name: 'Monthly' }).fill(String(before.monthly + 50));
  const monthly = (euros: number) => `"monthly": ${euros},`;
  const changedPlan = fileWith(plan, monthly(before.monthly), monthly(before.monthly + 50));
  await saveAs(page, { [plan]: changedPlan });

  // A plan on request gets a price.
  await openEntry(page, `plans/${onRequest}`);
  await page.getByRole('checkbox', { name: /Add .?Price/ }).check();
  await page.getByRole('spinbutton', { name: 'Monthly' }).fill('3000');
  await page.getByRole('spinbutton', { name: 'Yearly' }).fill('2700');
  const price = '  "price": {\n    "monthly": 3000,\n    "yearly": 2700\n  },\n';
  const withPrice = fileWith(planOnRequest, '  "features": [', `${price}  "features": [`);
  await saveAs(page, { [plan]: changedPlan, [planOnRequest]: withPrice });
});

test('changes only what was edited of a case and the words of a language', async ({ page }) => {
  const { client } = JSON.parse(readFileSync(study, 'utf8'));
  const text = 'De "haven" én de zee';
  await openEntry(page, `cases/${caseName}/case`);
  await field(page, 'Client').getByRole('textbox', { name: 'Dutch' }).fill(text);
  const facts = fileWith(study, JSON.stringify(client.nl), JSON.stringify(text));
  await saveAs(page, { [study]: facts });

  await openEntry(page, `stories/${caseName}`);
  await page.getByRole('radio', { name: 'Dutch' }).first().click();
  const box = page.getByRole('textbox', { name: 'Story' }).last();
  await box.press('ControlOrMeta+Home');
  await box.press('End');
  await box.pressSequentially(' op zee');
  const [heading = ''] = /^## .*\n/m.exec(readFileSync(story, 'utf8')) ?? [];
  const changedStory = fileWith(story, heading, heading.replace('\n', ' op zee\n'));
  await saveAs(page, { [study]: facts, [story]: changedStory });

  const { skip } = JSON.parse(readFileSync(words, 'utf8'));
  await openEntry(page, 'words/common');
  await page.getByRole('radio', { name: 'Dutch' }).first().click();
  await page.getByRole('textbox', { name: 'Skip' }).last().fill('Naar de tekst');
  const named = fileWith(words, `"skip": ${JSON.stringify(skip)}`, '"skip": "Naar de tekst"');
  await saveAs(page, { [study]: facts, [story]: changedStory, [words]: named });
});

test('shows the picture of a project and refuses what the build would refuse', async ({ page }) => {
  await openEntry(page, `projects/${project}`);
  const image = field(page, 'Image').locator('img');
  await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() => image.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth))
    .toBeGreaterThan(100);

  await openEntry(page, 'pages/about');
  await field(page, 'Slug').getByRole('textbox', { name: 'Dutch' }).fill('Over ons');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/Please correct/)).toBeVisible();
  expect(await changedFiles(page)).toEqual({});
});
