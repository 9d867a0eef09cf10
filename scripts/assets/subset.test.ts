/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSync } from 'fontkit';
import { fontCharacters } from '../../src/i18n/font-characters';
import { fonts, subset } from './subset';

const content = join(process.cwd(), 'content');

const texts = readdirSync(content, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(json|md)$/.test(name))
  .map((name) => readFileSync(join(content, name), 'utf8'));

describe('the fonts of the site', () => {
  it('draw every letter of the content', () => {
    const missing = new Set(texts.join('').replace(/\s/g, ''));
    for (const letter of fontCharacters) missing.delete(letter);
    expect([...missing]).toEqual([]);
  });

  it.each(fonts)('name their makers and their licence ($target)', ({ target }) => {
    const font = openSync(target);
    if (!('copyright' in font)) throw new Error(`${target} is no single font.`);
    expect(font.copyright).toMatch(/^Copyright 20\d\d The .+ Project Authors/);
    // The types of fontkit leave the table of names out.
    expect(font).toHaveProperty('name.records.licenseURL.en', 'https://scripts.sil.org/OFL');
  });

  it.each(fonts)('are what `npm run fonts` makes ($target)', async (font) => {
    expect(readFileSync(font.target).equals(await subset(font))).toBe(true);
  });
});
