import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

test.use({
  // Sveltia CMS logs what it reads, that its way to sign in is not set up, and that its
  // configuration may name a schema.
  expectedInConsole:
    /^(CMS configuration|\[Loading site data\]|OAuth application ID is not|For a better developer)/,
  // Fields are drawn when they come into view.
  viewport: { width: 1400, height: 3000 },
});

const root = join(__dirname, '..');

/** A table as legal texts have, which the rich text of the editor would change. */
const table = '\n| Left | Right |\n| :--- | ----: |\n| a \\| b | 12 |\n';

const read = (path: string): string =>
  readFileSync(join(root, path), 'utf8') + (path.endsWith('.md') ? table : '');

/** The content but for what is large, which these tests do not need. */
const files = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
  .map((name) => `content/${name}`)
  .filter((path) => /\.(json|md|png)$/.test(path) && !/\/media\//.test(path));

/**
 * Opens the editor on a copy of the content in the browser's private folder: a folder on disk needs
 * a person to choose it.
 */
const openEditor = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto('/admin');
  const copies = files.map((path) => {
    const bytes = path.endsWith('.png') ? readFileSync(join(root, path)) : Buffer.from(read(path));
    return { path, data: bytes.toString('base64') };
  });
  await page.evaluate(async (all) => {
    const storage = await navigator.storage.getDirectory();
    await storage.getDirectoryHandle('.git', { create: true });
    for (const { path, data } of all) {
      const folders = path.split('/');
      const name = folders.pop() ?? '';
      let folder = storage;
      for (const part of folders) folder = await folder.getDirectoryHandle(part, { create: true });
      const file = await folder.getFileHandle(name, { create: true });
      const writable = await file.createWritable();
      await writable.write(Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0)));
      await writable.close();
    }
  }, copies);
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await page.getByText('Collections').waitFor();
};

const openEntry = (page: Page, path: string) =>
  page.evaluate((hash) => {
    window.location.hash = hash;
  }, `#/collections/${path}`);

/** The files of the copy that differ from the repository's, with their current text. */
const changedFiles = async (page: Page): Promise<Record<string, string>> => {
  const texts = await page.evaluate(
    (paths) =>
      Promise.all(
        paths.map(async (path) => {
          const folders = path.split('/');
          const name = folders.pop() ?? '';
          let folder = await navigator.storage.getDirectory();
          for (const part of folders) folder = await folder.getDirectoryHandle(part);
          return [path, await (await (await folder.getFileHandle(name)).getFile()).text()] as const;
        }),
      ),
    files.filter((path) => !path.endsWith('.png')),
  );
  return Object.fromEntries(texts.filter(([path, text]) => read(path) !== text));
};

/** Saves the open entry, and waits until exactly this file differs from the repository's. */
const expectSaved = async (page: Page, path: string, before: string, after: string) => {
  const parts = read(path).split(before);
  expect(parts, `${before} in ${path}`).toHaveLength(2);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Entry saved.').waitFor();
  await expect.poll(() => changedFiles(page)).toEqual({ [path]: parts.join(after) });
};

test.beforeEach(({ page }) => openEditor(page));

test('saves the price of a plan, and nothing else', async ({ page }) => {
  const { price } = JSON.parse(read('content/plans/explorer.json'));
  await openEntry(page, 'plans/entries/explorer');
  await page.getByRole('spinbutton', { name: 'Monthly' }).fill('777');
  await expectSaved(
    page,
    'content/plans/explorer.json',
    `"monthly": ${price.monthly},`,
    '"monthly": 777,',
  );
});

test('gives a plan on request a price', async ({ page }) => {
  await openEntry(page, 'plans/entries/enterprise');
  await page.getByRole('checkbox', { name: /Add .?Price/ }).check();
  await page.getByRole('spinbutton', { name: 'Monthly' }).fill('3000');
  await page.getByRole('spinbutton', { name: 'Yearly' }).fill('2700');
  const features = '  "features": [';
  const price = '  "price": {\n    "monthly": 3000,\n    "yearly": 2700\n  },\n';
  await expectSaved(page, 'content/plans/enterprise.json', features, price + features);
});

test('saves the Dutch story of a case, and nothing else, not in its tables', async ({ page }) => {
  const path = 'content/cases/recruitment-workflow/nl.md';
  await openEntry(page, 'stories/entries/recruitment-workflow');
  await page.getByRole('radio', { name: 'Dutch' }).first().click();
  const box = page.getByRole('textbox', { name: 'Text' }).last();
  await box.press('ControlOrMeta+Home');
  await box.press('End');
  await box.pressSequentially(' op zee');
  const [heading = ''] = /^## .*\n/m.exec(read(path)) ?? [];
  await expectSaved(page, path, heading, heading.replace('\n', ' op zee\n'));
});

test('saves a Dutch text of the interface, and nothing else', async ({ page }) => {
  const path = 'content/locales/nl/common.json';
  const { skip } = JSON.parse(read(path));
  await openEntry(page, 'interface/entries/common');
  await page.getByRole('radio', { name: 'Dutch' }).first().click();
  await page.getByRole('textbox', { name: 'Skip' }).last().fill('Naar de "tekst"');
  await expectSaved(
    page,
    path,
    `"skip": ${JSON.stringify(skip)}`,
    String.raw`"skip": "Naar de \"tekst\""`,
  );
});

test('shows the picture of a project', async ({ page }) => {
  const [, name] = /projects\/(.+)\.json/.exec(files.join('\n')) ?? [];
  await openEntry(page, `projects/entries/${name}`);
  const image = page.getByRole('group', { name: /“.?Image.?” Field/ }).locator('img');
  await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() => image.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth))
    .toBeGreaterThan(100);
});

test('refuses an address that the build refuses', async ({ page }) => {
  await openEntry(page, 'pages/entries/about');
  const slug = page.getByRole('group', { name: /“.?Slug.?” Field/ });
  await slug.getByRole('textbox', { name: 'Dutch' }).fill('Over ons');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/Please correct/)).toBeVisible();
  expect(await changedFiles(page)).toEqual({});
});
