import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { adminPath } from '../../plugins/gatsby-plugin-content-editor';
import { contentFiles } from '../../src/testing/content';

/** Sveltia CMS logs what it reads, that its way to sign in is not set up, and that its configuration may name a schema. */
export const editorLine =
  /^(CMS configuration|\[Loading site data\]|OAuth application ID is not|For a better developer)/;

/** Too large to copy into the browser without need. */
const isLarge = (path: string): boolean => /\.(mp4|webm|webp)$|\/media\/.*\.png$/.test(path);

/** Copies the content into the browser's private folder; a folder on disk needs a person to choose it. */
const copyContent = async (page: Page): Promise<void> => {
  const files = contentFiles()
    .filter((path) => !isLarge(path))
    .map((path) => ({ path, data: readFileSync(path, 'base64') }));
  await page.evaluate(async (copies) => {
    const root = await navigator.storage.getDirectory();
    await root.getDirectoryHandle('.git', { create: true });
    for (const { path, data } of copies) {
      const folders = path.split('/');
      const name = folders.pop() ?? '';
      let folder = root;
      for (const part of folders) folder = await folder.getDirectoryHandle(part, { create: true });
      const file = await folder.getFileHandle(name, { create: true });
      const writable = await file.createWritable();
      await writable.write(Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0)));
      await writable.close();
    }
  }, files);
};

/** Opens the editor on a copy of the content, as on a local repository. */
export const openEditor = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto(adminPath);
  await copyContent(page);
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await page.getByText('Collections').waitFor();
};

/** Opens one entry, named as in the editor's addresses: `plans/pro`. */
export const openEntry = async (page: Page, entry: string): Promise<void> => {
  const [collection, ...name] = entry.split('/');
  await page.evaluate(
    (hash) => {
      window.location.hash = hash;
    },
    `#/collections/${collection}/entries/${name.join('/')}`,
  );
};

/** Saves the open entry and waits until it is written. */
export const save = async (page: Page): Promise<void> => {
  const saved = page.getByText('Entry saved.');
  await saved.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await saved.waitFor();
};

/** The files of the copy that differ from the repository's, with their current text. */
export const changedFiles = async (page: Page): Promise<Record<string, string>> => {
  const now = await page.evaluate(async () => {
    const texts: Record<string, string> = {};
    const read = async (folder: FileSystemDirectoryHandle, path: string): Promise<void> => {
      for await (const [name, handle] of folder.entries()) {
        const inner = path + name;
        if (handle.kind === 'directory') await read(handle, `${inner}/`);
        else if (/\.(json|md)$/.test(name)) texts[inner] = await (await handle.getFile()).text();
      }
    };
    await read(await navigator.storage.getDirectory(), '');
    return texts;
  });
  return Object.fromEntries(
    Object.entries(now).filter(([path, text]) => readFileSync(path, 'utf8') !== text),
  );
};
