/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { openSync } from 'fontkit';
import { europeanCharacters, fontCharacters } from './font-characters';
import { fontFiles, subset } from './subset';

const texts = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(json|md)$/.test(name))
  .map((name) => readFileSync(join('content', name), 'utf8'));

const allCharacters = Array.from(fontCharacters + Object.values(europeanCharacters).join(''));

/**
 * The letters of the official languages of the European Union that are written in Latin script,
 * beyond a to z.
 */
const europeanLetters =
  'áčďéěíňóřšťúůýž æøå äöüß õ àâçèêëîïôœùûÿ ćđ őű ìò āēģīķļņū ąęėįų ċġħż łńśź ã ășț ĺľŕ ñ';

/** The `unicode-range` of each file in the styles, as characters. */
const rangesInStyles = (): [file: string, characters: string[]][] => {
  const styles = readFileSync('src/styles/rare-characters.css', 'utf8');
  const faces = styles.matchAll(/(fonts\/[\w-]+\.woff2)[^}]*unicode-range:([^;]+);/g);
  return [...faces].map(([, file = '', range = '']) => {
    const characters = [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].flatMap(
      ([, first = '', last = first]) => {
        const start = parseInt(first, 16);
        return Array.from({ length: parseInt(last, 16) - start + 1 }, (_, index) =>
          String.fromCodePoint(start + index),
        );
      },
    );
    return [join('src/styles', file), characters.sort()];
  });
};

describe('the fonts of the site', () => {
  it('draw every letter of the content', () => {
    // Browsers put quotation marks around a quotation.
    const missing = new Set(`${texts.join('')}“”‘’«»`.replace(/\s/g, ''));
    for (const character of allCharacters) missing.delete(character);
    expect([...missing]).toEqual([]);
  });

  it('draw the letters of all languages of the European Union in Latin script', () => {
    const letters = Array.from(europeanLetters.replaceAll(' ', ''));
    for (const letter of [...letters, ...letters.flatMap((one) => [...one.toUpperCase()]), 'ẞ'])
      expect(allCharacters.join('')).toContain(letter);
  });

  it('load every file but the first one for its characters only', () => {
    const rare = fontFiles.filter(({ target }) => /-(rare|eu|eu-ext)\.woff2$/.test(target));
    expect(rare).toHaveLength(6);
    expect(rangesInStyles()).toEqual(
      rare.map(({ target, characters }) => [target, Array.from(characters).sort()]),
    );
  });

  it.each(fontFiles)('are what `npm run assets` makes ($target)', async (file) => {
    expect(readFileSync(file.target).equals(await subset(file))).toBe(true);
    const font = openSync(file.target);
    // Neither font has these two, for which browsers draw another space and another hyphen.
    const characters = Array.from(file.characters.replace(/[\u202f\u2011]/g, ''));
    expect(font).toMatchObject({
      characterSet: expect.arrayContaining(characters.map((one) => one.codePointAt(0))),
      copyright: expect.stringMatching(/^Copyright 20\d\d The .+ Project Authors/),
      name: { records: { licenseURL: { en: 'https://scripts.sil.org/OFL' } } },
    });
  });
});
