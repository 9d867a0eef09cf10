/** @jest-environment node */
import { defaultLanguage, languages } from '../../../../i18n/languages';
import { sampleContentForTests } from '../../../../testing/broken-content/sample-content';
import { planLines } from '../../schemas/plan';
import { projectCategories } from '../../schemas/project';
import { serviceAnchors } from '../../schemas/service';
import { checkContent } from '../check-content';
import { formatProblem } from '../../messages/problem';
import { findWarnings } from './find-warnings';

const content = sampleContentForTests();

const plan = 'plans/sample.json';
const project = 'projects/sample.json';
const service = 'services/sample.json';
const sentence = 'Ships and boats of every size, made to measure.';

/** The warnings about parts without a record, which the sample content has because it has one record of each kind, or all others. */
const warnings = (areOfParts = false) =>
  findWarnings(content.root)
    .map(formatProblem)
    .filter((warning) => warning.includes('no record has') === areOfParts);

/** Expects one warning, about a line of `file` if it is given. */
const expectWarning = (message: string, file?: string) => {
  expect(warnings()).toEqual([expect.stringContaining(message)]);
  if (file) expect(warnings()[0]).toMatch(new RegExp(`^content/${file}:\\d+  `));
};

/** Copies a record with a title of its own, and returns the path of the copy. */
const copy = (path: string, name: string, order: number): string => {
  const file = path.replace('sample', name);
  content.write(file, content.read(path));
  content.set(file, ['order'], order);
  const field = path === plan ? 'name' : 'title';
  const own = (code: string) => [code, `${name} ${code}`];
  content.set(file, [field], path === project ? name : Object.fromEntries(languages.map(own)));
  return file;
};

it('has none for content without peculiarities', () => {
  expect(warnings()).toEqual([]);
});

it.each([
  ['two equal prices', { price: { monthly: 10, yearly: 10 } }, 'price.yearly: a month costs 10'],
  ['two badges', { popular: true, bestValue: true }, 'bestValue: is true, as is popular'],
])('warns of a plan with %s', (_what, fields, message) => {
  for (const [field, value] of Object.entries(fields)) content.set(plan, [field], value);
  expectWarning(message);
});

it('lets a free plan cost the same by the year', () => {
  content.set(plan, ['price'], { monthly: 0, yearly: 0 });
  expect(warnings()).toEqual([]);
});

it.each(['popular', 'bestValue'])('warns of two plans of a price list that are %s', (badge) => {
  const [other, elsewhere] = [copy(plan, 'second', 2), copy(plan, 'third', 1)];
  content.set(elsewhere, ['line'], planLines[1]);
  for (const file of [plan, elsewhere]) content.set(file, [badge], true);
  expect(warnings()).toEqual([]);
  content.set(other, [badge], true);
  expectWarning(`${badge}: is true in content/${plan} too`, other);
});

it.each([
  [service, 'group', serviceAnchors, 'shows an empty part for it'],
  [project, 'category', projectCategories, 'offers no such filter'],
] as const)('warns when no record like %s has a %s', (file, field, [, ...others], what) => {
  const kind = file.replace(/\/.*/, '');
  const [second, ...rest] = others.map(
    (value) => `content/${kind}  no record has the ${field} "${value}"; the page ${what}.`,
  );
  const ofKind = () => warnings(true).filter((warning) => warning.includes(kind));
  expect(ofKind()).toEqual([second, ...rest]);
  content.set(copy(file, 'second', 2), [field], others[0]);
  expect(ofKind()).toEqual(rest);
});

it('warns of a place that two records of a list have', () => {
  const other = copy(service, 'second', 1);
  expect(warnings()).toEqual([
    `content/${other}:2  order: 1 is the place of content/${service} too; give each its own.`,
  ]);
  content.set(other, ['order'], 2);
  expect(warnings()).toEqual([]);
});

it.each([
  ['a sentence', 'description', sentence],
  ['a name, although it is short', 'title', 'Velas'],
])('warns where two records share %s, in the language in which they do', (_what, field, text) => {
  const other = copy(service, 'second', 2);
  for (const file of [service, other]) content.set(file, [field, 'nl'], text);
  expectWarning(`${field}.nl: "${text}" is in content/${service} too`, other);
});

it('warns of a copy once, in the file that is not called like its title', () => {
  const other = copy(service, 'another', 2);
  content.set(service, ['title', defaultLanguage], 'Sample');
  for (const file of [service, other])
    for (const field of ['description', 'details'])
      for (const language of languages)
        content.set(file, [field, language], `${sentence} ${field} ${language}`);
  const texts = `${2 * languages.length} texts are those of content/${service}, such as "${sentence}`;
  expectWarning(`  description.${defaultLanguage}: ${texts}`, other);
});

it('takes the record with the higher place for the copy, where both are called like their titles', () => {
  const other = copy(service, 'another', 2);
  content.set(service, ['title', defaultLanguage], 'Sample');
  content.set(other, ['title', defaultLanguage], 'Another');
  for (const file of [service, other]) content.set(file, ['details', 'nl'], sentence);
  expectWarning('', other);
});

it('warns of a case with the story of another one, in the case that is not called like its title', () => {
  const [copied, story] = ['cases/original/en.md', 'cases/sample/en.md'];
  const record = JSON.parse(content.read('cases/sample/case.json'));
  content.write('cases/original/case.json', JSON.stringify({ ...record, order: 2 }));
  for (const file of [story, copied]) content.write(file, `## Boats\n\n- ${sentence}\n`);
  expect(warnings()).toContainEqual(
    expect.stringMatching(`^content/${copied}:1  "## Boats.* is in content/${story} too`),
  );
});

it('lets two records have an address in common', () => {
  content.set(project, ['link'], 'https://www.harbour.agency/clients/harbours');
  copy(project, 'second', 2);
  expect(warnings()).toEqual([]);
});

it('never asks to translate the default language, and counts what a language lacks', () => {
  for (const field of ['description', 'details'])
    content.set(service, [field], { nl: sentence, en: sentence, es: 'Barcos' });
  const texts = `description.nl: 2 texts read as in English, such as "${sentence}"; translate them.`;
  expectWarning(texts, service);
});

it('does not say which of two other languages is the wrong one', () => {
  for (const language of ['nl', 'es']) content.set(service, ['description', language], sentence);
  expectWarning(`reads as in Dutch, or the other way round: "${sentence}"`);
});

it('warns of a sentence of the interface that is not translated', () => {
  for (const language of ['en', 'es'])
    content.set(`locales/${language}/sample.json`, ['start'], sentence);
  expectWarning('start: reads as in English', 'locales/es/sample.json');
});

it('warns of a story that is not translated', () => {
  content.write('cases/sample/nl.md', content.read('cases/sample/en.md') + sentence);
  content.write('cases/sample/en.md', content.read('cases/sample/nl.md'));
  expectWarning('content/cases/sample/nl.md');
});

it('warns of invisible characters, and names their line in a story', () => {
  content.set(service, ['description', 'en'], 'Ships\u200b and boats');
  content.replace('cases/sample/en.md', 'An entry', 'Ships\u200b');
  const character = 'has an invisible character (U+200B)';
  expect(warnings()).toEqual([
    expect.stringContaining(`content/cases/sample/en.md:3  ${character}`),
    expect.stringContaining(`description.en: ${character}`),
  ]);
});

it('warns of a text that is far longer than those of the other records', () => {
  for (const [index, name] of ['second', 'third', 'fourth'].entries())
    copy(service, name, index + 2);
  content.set(service, ['description', 'en'], sentence);
  expectWarning('description.en: has 47 characters, where others have about ');
});

it('warns of a kind without a record', async () => {
  content.drop('values/sample.json');
  expect(await checkContent(content.root)).toEqual([]);
  expectWarning('content/values  there is no record here');
});

it.each([
  ['nl', 'Tien diensten.', 'Tien diensten', 'services', 'pages/services.json'],
  ['en', '_Six_ *skills*', 'Six_ *skills', 'skills', 'pages/technology.json', 'heading'],
  ['es', 'Con dos planes.', 'dos planes', 'plans', 'site.json', 'tagline'],
  ['', 'Y catorce clientes.', 'catorce clientes', 'projects', 'locales/es/sample.json', 'start'],
  ['en', 'Twenty services here.', 'Twenty services', 'services'],
  ['en', 'All twenty-one cases.', 'twenty-one cases', 'cases'],
  ['nl', 'Eenentwintig klanten.', 'Eenentwintig klanten', 'projects'],
  ['nl', 'Onze drieëndertig cases.', 'drieëndertig cases', 'cases'],
  ['es', 'Veintiún servicios.', 'Veintiún servicios', 'services'],
  ['es', 'Y treinta y dos casos.', 'treinta y dos casos', 'cases'],
  ['en', 'Fifteen happy clients.', 'Fifteen happy clients', 'projects'],
  ['en', '115 of our client projects.', '115 of our client projects', 'projects'],
  ['nl', 'Nummer vijftien is van jou.', 'Nummer vijftien', 'projects'],
  ['es', 'El número quince.', 'número quince', 'projects'],
  ['en', 'Project fifteen is yours.', 'Project fifteen', 'projects'],
  ['en', 'A dozen of our cases.', 'A dozen of our cases', 'cases'],
  ['nl', 'Al een dozijn cases.', 'een dozijn cases', 'cases'],
  ['es', 'Una docena de casos.', 'Una docena de casos', 'cases'],
  ['en', 'A hundred and two cases.', 'A hundred and two cases', 'cases'],
  ['nl', 'Honderdvijftien cases.', 'Honderdvijftien cases', 'cases'],
  ['es', 'Ciento quince casos.', 'Ciento quince casos', 'cases'],
  ['es', 'Más de cien casos.', 'cien casos', 'cases'],
  ['es', 'Hoy 15 de nuestros casos.', '15 de nuestros casos', 'cases'],
])(
  'warns of a number that is not the count (%s: %s)',
  (language, text, words, kind, file = 'pages/home.json', name = 'lead') => {
    const field = language ? [name, language] : [name];
    content.set(file, field, text);
    expectWarning(`${field.join('.')}: says "${words}", and content/${kind} has 1;`, file);
  },
);

it('warns of a number in a story, with its line', () => {
  content.replace('cases/sample/en.md', 'An entry', 'One of three clients');
  expectWarning('content/cases/sample/en.md:3  says "three clients"');
});

it.each([
  ['the count of a kind', 'Three plans.'],
  ['the count in digits', 'All 3 plans.'],
  ['the count of a price list', 'Two AI plans, two plans.'],
  ['the count of another kind', 'Three plans for one service.'],
  ['that of the next project', 'Number two is yours.'],
  ['something else', 'Four weeks, 2.5 skills.'],
  ['a higher one', '1,200 projects.'],
  ['half of a dozen', 'Half a dozen services.'],
])('lets a number be %s', (_what, text) => {
  copy(plan, 'second', 2);
  content.set(copy(plan, 'third', 1), ['line'], planLines[1]);
  content.set('pages/technology.json', ['lead', 'en'], text);
  expect(warnings()).toEqual([]);
});

it('says how many each price list has', () => {
  content.set(copy(plan, 'second', 1), ['line'], planLines[1]);
  content.set('pages/home.json', ['lead', 'en'], 'All six AI plans.');
  expectWarning('content/plans has 2 (1 and 1);');
});

it('takes a number below half of the records for a choice among them', () => {
  for (const [index, name] of ['second', 'third', 'fourth', 'fifth'].entries())
    copy(service, name, index + 2);
  const lead = (text: string) => content.set('pages/home.json', ['lead', 'en'], text);
  lead('Two services fit best.');
  expect(warnings()).toEqual([]);
  for (const text of ['Three services', 'Four services', 'Six services']) {
    lead(text);
    expectWarning(`says "${text}"`);
  }
});

it('warns of a word that the glossary of the style guide excludes', () => {
  content.write('STYLE.md', '## Terms\n\n| English | Never |\n| --- | --- |\n| boat | ship |\n');
  content.set(service, ['description', 'en'], 'A ship.');
  expectWarning('description.en: says "ship", which the glossary excludes; write "boat"');
});

it.each([
  ['pages/pricing.json', ['lead', 'en'], 'You save 20% by the year.', '20%'],
  ['locales/es/pricing.json', ['save'], 'Ahorre 9\u00a0%', '9\u00a0%'],
])('warns of a discount in %s that is not that of the prices', (file, field, text, found) => {
  content.set(plan, ['price'], { monthly: 298, yearly: 268 });
  content.set(copy(plan, 'free', 3), ['price'], { monthly: 0, yearly: 0 });
  if (file.startsWith('locales')) content.write(file, '{}');
  content.set(file, field, text);
  expectWarning(`${field.join('.')}: says "${found}", and content/${plan} saves 10% by the year;`);
  content.set(file, field, text.replace(/\d+/, '10'));
  expect(warnings()).toEqual([]);
  content.set(copy(plan, 'second', 2), ['price'], { monthly: 10, yearly: 8 });
  expectWarning('and content/plans/second.json saves 20% by the year;');
});

const names = languages.map((code) =>
  new Intl.DisplayNames([defaultLanguage], { type: 'language' }).of(code),
);

it('warns of a text that names some of the languages', () => {
  const name = (some: unknown[]) =>
    content.set('site.json', ['tagline', defaultLanguage], `We work in ${some.join(', ')}.`);
  const some = names.slice(0, -1);
  name(some);
  expectWarning(`names ${some.join(' and ')}, and the site also has ${names.at(-1)}.`);
  for (const enough of [names, names.slice(0, 1), names.slice(1)]) {
    name(enough);
    expect(warnings()).toEqual([]);
  }
});
