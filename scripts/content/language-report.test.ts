/** @jest-environment node */
import { languageName } from '../../src/gatsby/content/language-names';
import { defaultLanguage, languages } from '../../src/i18n/languages';
import { sampleContentForTests } from '../../src/testing/broken-content/sample-content';
import { languageReport } from './language-report';

const content = sampleContentForTests();

const language = languages.find((code) => code !== defaultLanguage) ?? defaultLanguage;
const name = languageName(language);
const sentence = 'Ships and boats of every size, made to measure.';

const report = (code: string = language) => languageReport(content.root, code);

/** Makes a text the same in both languages. */
const copyText = (field = 'details', text = sentence) => {
  for (const code of [defaultLanguage, language])
    content.set('services/sample.json', [field, code], text);
};

it('calls a language complete that has all texts, and lists what is missing and what is not translated', () => {
  expect(report()[0]).toBe(`${name} is complete.`);
  copyText();
  content.set('skills/sample.json', ['name', language], undefined);
  expect(report().slice(0, 4)).toEqual([
    'content/skills/sample.json  1 missing: name',
    'content/services/sample.json  1 not translated: details',
    `${name} lacks 1 text in 1 file.`,
    `Not translated into ${name}: 1 text in 1 file.`,
  ]);
});

it('counts a story that was only copied', () => {
  const file = `cases/sample/${language}.md`;
  const story = `${content.read(file)}\n${sentence}\n`;
  for (const code of [defaultLanguage, language]) content.write(`cases/sample/${code}.md`, story);
  expect(report()[0]).toBe(`content/${file}  1 not translated: the story`);
});

it('only mentions short texts, which may be names', () => {
  copyText('title', 'Model Context Protocol');
  const [conclusion, mention] = report();
  expect(conclusion).toBe(`${name} is complete.`);
  expect(mention).toContain('as names may');
  expect(mention).toContain('"Model Context Protocol"');
});

it('measures other languages against the default one', () => {
  copyText();
  expect(report(defaultLanguage)).toEqual([`${languageName(defaultLanguage)} is complete.`]);
});

it.each(['DE', 'pt-br', 'german'])('takes %s for no code of a language', (code) => {
  expect(() => report(code)).toThrow(RangeError);
});

it('lists every text, file of words and story of a language that is new, apart from what is written', () => {
  const field = JSON.parse(content.read('skills/sample.json')).name;
  content.set('skills/sample.json', ['name'], { ...field, fy: 'Farre' });
  const lines = report('fy').join('\n');
  expect(lines).toMatch(/^content\/plans\/sample\.json {2}4 missing: /m);
  expect(lines).toMatch(/^content\/locales\/fy\/sample\.json {2}3 missing: /m);
  expect(lines).toMatch(/^content\/cases\/sample\/fy\.md {2}1 missing: /m);
  expect(lines).toMatch(/fy is not a language of the site yet.*\nWestern Frisian lacks/);
  expect(lines).not.toMatch(/skills\/sample|not-found|is complete/);
});
