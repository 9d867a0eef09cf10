/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { flattenPages } from './flat-pages';

const folder = mkdtempSync(join(tmpdir(), 'site-'));

afterAll(() => rmSync(folder, { recursive: true }));

it('turns the folders of pages into files, so that hosts add no slash', () => {
  for (const page of ['', 'en', 'en/about']) {
    mkdirSync(join(folder, page), { recursive: true });
    writeFileSync(join(folder, page, 'index.html'), '');
  }
  flattenPages(folder);
  const files = readdirSync(folder, { recursive: true });
  expect(files.sort()).toEqual(['en', 'en.html', 'en/about.html', 'index.html']);
});
