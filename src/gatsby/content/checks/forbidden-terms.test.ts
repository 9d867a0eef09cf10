/** @jest-environment node */
import { readFileSync } from 'node:fs';
import type { Language } from '../../../i18n/languages';
import { loadContent } from '../loading/load-content';
import { styleGuide } from '../loading/read-file';
import { formatProblem, type FieldPath } from '../messages/problem';
import { findForbiddenTerms, parseGlossary } from './forbidden-terms';

const glossary = parseGlossary(readFileSync(`content/${styleGuide}`, 'utf8'));

const { files } = loadContent(process.cwd());

const home = files.find(({ path }) => path === 'pages/home.json');
if (!home) throw new Error('There is no content/pages/home.json.');

/** What is reported about a text in the lead of the home page. */
const messagesAbout = (text: string, language: Language = 'en', field: FieldPath = ['lead']) =>
  findForbiddenTerms([{ file: home, field: [...field, language], language, text }], glossary).map(
    ({ message }) => message,
  );

it('reads words of every language from the style guide', () => {
  expect(glossary).toContainEqual({ language: 'en', term: 'e-mail', use: 'email' });
  expect(glossary).toContainEqual({ language: 'nl', term: 'golfbericht', use: 'golf' });
});

it('reads the columns of a language by its name, in any order', () => {
  const head = '| Finnish | never | Dutch | never | English | never |';
  const row = '| aalto | x | golf | bericht | wave | surf |';
  expect(parseGlossary(`## Terms\n\n${head}\n| - | - | - | - | - | - |\n${row}\n`)).toEqual([
    { language: 'en', term: 'surf', use: 'wave' },
    { language: 'nl', term: 'bericht', use: 'golf' },
  ]);
});

it('reports a place once, with the longest of its terms', () => {
  expect(messagesAbout('Three landfalls')).toHaveLength(1);
  expect(messagesAbout('Una landing page', 'es')).toEqual([
    expect.stringContaining('"landing page"'),
  ]);
});

it('names the word, what to write and the line', () => {
  const field = ['lead', 'en'];
  const text = { file: home, field, language: 'en', text: 'Ask by E-mail.' } as const;
  expect(findForbiddenTerms([text], glossary).map(formatProblem)).toEqual([
    `content/pages/home.json:${home.lineOf(field)}  lead.en: says "E-mail", which the glossary excludes; write "email" (content/STYLE.md).`,
  ]);
});

it('reports whole words only, and in their own language', () => {
  expect(messagesAbout('Advies en consultatie', 'nl')).toEqual([]);
  expect(messagesAbout('Een consult', 'nl')).toHaveLength(1);
  expect(messagesAbout('Per e-mail.', 'nl')).toEqual([]);
  expect(messagesAbout('Por e-mail.', 'es')).toHaveLength(1);
});

it.each<[Language, string]>([
  ['en', 'Ask for our packages.'],
  ['nl', "Foto's en clip's van de firma's"],
  ['nl', 'Vul je email-adres in'],
  ['es', 'Hacemos sitios web'],
  ['nl', '_Onze_ online~*marketing*'],
])('reports a plural, a compound and a heading with marks (%s: %s)', (language, text) => {
  expect(messagesAbout(text, language)).toHaveLength(1);
});

it('leaves addresses and keywords alone', () => {
  expect(messagesAbout('online marketing', 'en', ['keywords'])).toEqual([]);
  expect(messagesAbout('e-mail', 'en', ['slug'])).toEqual([]);
});
