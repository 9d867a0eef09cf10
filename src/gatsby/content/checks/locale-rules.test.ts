/** @jest-environment node */
import { languages } from '../../../i18n/languages';
import { messagesIn } from '../../../testing/broken-content/errors-in';
import { rulesOf, testChanges, testRules } from '../../../testing/broken-content/rules-of';
import { sampleContentForTests } from '../../../testing/broken-content/sample-content';
import { enumValue } from '../enum-value';
import { projectCategories } from '../schemas/project';

const content = sampleContentForTests();

const english = 'locales/en/sample.json';
const dutch = 'locales/nl/sample.json';

const text = 'expected a text in quotes that is not empty';

testRules(content, [
  ...rulesOf(english, [[' ', `start: ${text}, found " ".`]]),
  ...rulesOf(dutch, [
    ['7 dingen', 'things: expected the placeholders {{count}}, found (none).'],
    [
      '_Wat woorden',
      'heading: expected every _ and every * twice, around the words it marks, found "_Wat woorden".',
    ],
    [
      '*Begin*',
      'start: expected a text without marks such as _this_, *this* or one~line, which only headings have and visitors would see here, found "*Begin*".',
    ],
  ]),
]);

testChanges(content, [
  [
    'a misspelt word is reported once',
    () => content.replace(dutch, '"start"', '"strat"'),
    `${dutch}:1  strat: there is no such word in English; did you mean "start"?`,
  ],
  [
    'words exist in every language',
    () => content.drop(dutch),
    `${dutch}  these words are missing in Dutch; copy another language's file and translate it.`,
  ],
  [
    'words are in a folder of a language',
    () => content.write('locales/sample.json', '{}'),
    `locales/sample.json:1  words live in locales/<language>/<name>.json, where the language is one of ${languages.join(', ')}.`,
  ],
  [
    'the words of the interface are there',
    () => languages.forEach((language) => content.drop(`locales/${language}/sample.json`)),
    'locales/en  the words of the interface are missing.',
  ],
]);

it('a translation may have the placeholders in another order', async () => {
  for (const language of languages)
    content.set(`locales/${language}/sample.json`, ['things'], '{{count}} of {{total}}');
  content.set(dutch, ['things'], '{{total}}: {{count}}');
  expect(await messagesIn(content)).toEqual([]);
});

it('an unknown word is reported beside the one that is missing', async () => {
  content.replace(dutch, '"start"', '"embark"');
  expect(await messagesIn(content)).toEqual([
    `content/${dutch}  start: the Dutch is missing; in English it reads "Start".`,
    `content/${dutch}  embark: there is no such word in English; check its spelling, add it there, or remove it here.`,
  ]);
});

it('has a name for every category of projects', async () => {
  const [first, ...others] = projectCategories.map(enumValue);
  const categories = Object.fromEntries(others.map((one) => [one, 'Words']));
  for (const language of languages)
    content.write(`locales/${language}/projects.json`, JSON.stringify({ categories }));
  expect(await messagesIn(content)).toEqual([
    `content/locales/en/projects.json  categories: the name of "${first}" is missing here.`,
  ]);
});
