/** @jest-environment node */
import { defaultLanguage, languages } from '../../src/i18n/languages';
import { sampleContentForTests } from '../../src/testing/sample-content';
import { missingTexts } from './missing-texts';

const content = sampleContentForTests();

const filesWithout = (language: string) =>
  missingTexts(content.root, language).map(({ file, count }) => `${file} ${count}`);

it.each(languages)('finds nothing missing in %s', (language) => {
  expect(filesWithout(language)).toEqual([]);
});

it('counts the missing texts of a record by its file', () => {
  const last = languages.at(-1) ?? defaultLanguage;
  content.set('skills/sample.json', ['name', last], undefined);
  expect(missingTexts(content.root, last)).toEqual([
    { file: 'content/skills/sample.json', count: 1, what: 'name' },
  ]);
});

it('lists every text, file of words and story of a language that is new', () => {
  const missing = filesWithout('fy');
  expect(missing).toContain('content/skills/sample.json 1');
  expect(missing).toContain('content/locales/fy/sample.json 3');
  expect(missing).toContain('content/cases/sample/fy.md 1');
  expect(missing.some((file) => file.includes('not-found'))).toBe(false);
});

it('takes a language half written into account', () => {
  const name = JSON.parse(content.read('skills/sample.json')).name;
  content.set('skills/sample.json', ['name'], { ...name, fy: 'Farre' });
  expect(filesWithout('fy')).not.toContain('content/skills/sample.json 1');
});
