/** @jest-environment node */
import { mkdirSync, symlinkSync } from 'node:fs';
import { messagesIn } from '../../../testing/errors-in';
import { sampleContentForTests } from '../../../testing/sample-content';
import { languages } from '../../../i18n/languages';
import { loadContent, recordsOf } from '../loading/load-content';
import type { FieldPath } from '../messages/problem';
import { quote } from '../messages/quote';
import { headLengths } from '../schemas/texts';

const content = sampleContentForTests();

const plan = 'plans/sample.json';
const project = 'projects/sample.json';
const about = 'pages/about.json';
const caseRecord = 'cases/sample/case.json';
const site = 'site.json';

const eachLanguage = `one for each language, as in { ${languages.map((code) => `"${code}": …`).join(', ')} }`;

const notAFile = (name: string) =>
  `${name} is a folder, or a link that leads nowhere; put the file itself in its place.`;

beforeAll(() => {
  mkdirSync(content.path('projects/folder.png'));
  symlinkSync('gone.png', content.path('projects/lost.png'));
});

/** A text in all languages, of which one is not as it should be. */
const sails = Object.fromEntries(languages.map((code) => [code, 'Sails']));
const { nl: _dutch, ...withoutDutch } = sails;

type Rule = [rule: string, file: string, field: FieldPath, value: unknown, message: string];

const texts: Rule[] = [
  ['a text is a text', project, ['title'], 7, 'title: expected a text in quotes, found 7.'],
  [
    'a text is not empty',
    project,
    ['title'],
    ' ',
    'title: expected a text that is not empty, found " ".',
  ],
  [
    'a field that may be missing is not null',
    project,
    ['link'],
    null,
    'link: expected a text in quotes, found null; leave the field out where it has no value.',
  ],
  [
    'a field that is needed is not null',
    project,
    ['image'],
    null,
    'image: expected a text in quotes, found null; this field is needed.',
  ],
  [
    'a misspelt language is reported once',
    'skills/sample.json',
    ['name'],
    { ...withoutDutch, nll: 'Zeilen' },
    'name.nll: there is no such field here; did you mean "nl"?',
  ],
  [
    'a text is there in every language',
    about,
    ['slug'],
    Object.fromEntries(Object.keys(withoutDutch).map((code) => [code, 'crew'])),
    'slug.nl: the Dutch is missing; add "nl" after "en". The English is "crew".',
  ],
  [
    'a text that needs languages has them',
    project,
    ['description'],
    'A boat',
    `description: expected ${eachLanguage}, found "A boat".`,
  ],
  [
    'a link is secure',
    project,
    ['link'],
    'http://vela.example',
    'link: expected an address that starts with https://, found "http://vela.example".',
  ],
  [
    'tags are left out rather than empty',
    project,
    ['tags'],
    [],
    'tags: expected at least 1 in the list, found [].',
  ],
  [
    'a slug has its form',
    about,
    ['slug', 'nl'],
    'Over ons',
    'slug.nl: expected lower-case letters, digits and single hyphens, such as "over-ons", found "Over ons".',
  ],
  [
    'a page has keywords',
    about,
    ['keywords', 'nl'],
    [],
    'keywords.nl: expected at least 1 in the list, found [].',
  ],
];

const { title, description } = headLengths;

/** A title and a description that search results cut, or that say too little. */
const lengths = (
  [
    [about, 'title', title.most + 1, title],
    [about, 'title', title.least - 1, title],
    [about, 'description', description.most + 1, description],
    [caseRecord, 'pageTitle', title.least - 1, title],
    [caseRecord, 'description', description.least - 1, description],
  ] as const
).map(([file, field, length, { least, most }]): Rule => {
  const text = 'w'.repeat(length);
  return [
    `the ${field} of ${file} has not ${length} characters`,
    file,
    [field, 'en'],
    text,
    `${field}.en: expected ${least} to ${most} characters, not ${length}, found ${quote(text)}.`,
  ];
});

const paired = 'every _ and every * twice, around the words it marks';
const close =
  'every _ and every * close around whole words, not inside of a word or beside a space';
const tied = 'every ~ between two words, without a space beside it';
const plain =
  'a text without marks such as _this_, *this* or one~line, which only headings have and visitors would see here';

const marks: Rule[] = [
  ...[
    ['One *wide horizon', paired],
    ['__', paired],
    ['A re_cruit_ment', close],
    ['*Wide*ning', close],
    ['_ One_ horizon', close],
    ['One ~ horizon', tied],
    ['One ~horizon', tied],
    ['~ x~', tied],
    ['a~~b', tied],
    ['_one_ ~*two*', tied],
  ].map(([heading = '', expected = '']): Rule => [
    `a heading is not ${heading}`,
    about,
    ['heading', 'en'],
    heading,
    `heading.en: expected ${expected}, found "${heading}".`,
  ]),
  ...['A _wide_ horizon', '*Wide*', 'A **wide** one', 'one~line'].map((lead): Rule => [
    `a text that is no heading is not ${lead}`,
    about,
    ['lead', 'nl'],
    lead,
    `lead.nl: expected ${plain}, found "${lead}".`,
  ]),
];

const numbers: Rule[] = [
  [
    'a rank is whole',
    'values/sample.json',
    ['order'],
    3.5,
    'order: expected a whole number, found 3.5.',
  ],
  [
    'a rank counts from 1',
    'values/sample.json',
    ['order'],
    0,
    'order: expected more than 0, found 0.',
  ],
  [
    'a share is at least 0',
    'skills/sample.json',
    ['percent'],
    -1,
    'percent: expected 0 or more, found -1.',
  ],
  [
    'a share is at most 100',
    'skills/sample.json',
    ['percent'],
    101,
    'percent: expected 100 or less, found 101.',
  ],
  [
    'a price is not below 0',
    plan,
    ['price', 'yearly'],
    -1440,
    'price.yearly: expected 0 or more, found -1440.',
  ],
  [
    'a price is in whole euros',
    plan,
    ['price', 'yearly'],
    1440.5,
    'price.yearly: expected a whole number, found 1440.5.',
  ],
  ...['1600', '1.600', '1,600', '€1600', '€ 1.600', '1600,-', '1.600,00', '1600 EUR'].map(
    (price): Rule => [
      `a price is not "${price}"`,
      plan,
      ['price', 'monthly'],
      price,
      `price.monthly: expected a number, found "${price}"; write 1600, without quotes.`,
    ],
  ),
  [
    'a share is not "88%"',
    'skills/sample.json',
    ['percent'],
    '88%',
    'percent: expected a number, found "88%"; write 88, without quotes.',
  ],
  [
    'what is no number is not guessed at',
    plan,
    ['price', 'monthly'],
    'from 16 to 20',
    'price.monthly: expected a number, found "from 16 to 20".',
  ],
  [
    'a throttle is null or a time',
    site,
    ['forms', 'throttle'],
    0,
    'forms.throttle: expected more than 0, found 0.',
  ],
  [
    'a throttle is switched off by null',
    site,
    ['forms', 'throttle'],
    'none',
    'forms.throttle: expected a number, found "none"; write null, without quotes, for none.',
  ],
  [
    'a video takes time',
    site,
    ['video', 'seconds'],
    0,
    'video.seconds: expected more than 0, found 0.',
  ],
];

const choices: Rule[] = [
  [
    'an icon is one of the drawn ones',
    'values/sample.json',
    ['icon'],
    'gpu',
    'icon: expected one of brain-circuit, cable, calendar-check, code-xml, compass, cpu, file-search, gauge, layers, megaphone, messages-square, pen-line, sailboat, telescope, workflow, zap, found "gpu"; did you mean "cpu"?',
  ],
  [
    'a service belongs to an anchor',
    'services/sample.json',
    ['group'],
    'tech-consultancy',
    'group: expected one of ai-development, digital-marketing, creative-content, brand-development, tech-consulting, found "tech-consultancy"; did you mean "tech-consulting"?',
  ],
  [
    'a plan is on a price list',
    plan,
    ['line'],
    'cor',
    'line: expected one of core, ai, found "cor"; did you mean "core"?',
  ],
  [
    'a price is needed',
    plan,
    ['price'],
    undefined,
    'price: is missing; expected "custom", or a group in braces, as in { "monthly": …, "yearly": … }.',
  ],
  [
    'a price without figures is custom',
    plan,
    ['price'],
    'costum',
    'price: expected "custom", or a group in braces, as in { "monthly": …, "yearly": … }, found "costum"; did you mean "custom"?',
  ],
  [
    'a price has both figures',
    plan,
    ['price'],
    { monthly: 10 },
    'price.yearly: is missing; expected a number.',
  ],
  [
    'a switch is on or off',
    plan,
    ['popular'],
    'false',
    'popular: expected true or false, without quotes, found "false".',
  ],
  [
    'a ground is one of the painted ones',
    project,
    ['colourWhileLoading'],
    'niht',
    'colourWhileLoading: expected one of dawn, ember, kelp, night, reef, sand, found "niht"; did you mean "night"?',
  ],
  [
    'a colour is said by its name here',
    project,
    ['colourWhileLoading'],
    'green',
    'colourWhileLoading: expected one of dawn, ember, kelp, night, reef, sand, found "green".',
  ],
  [
    'the 404 page is Spanish',
    'not-found.json',
    ['language'],
    'en',
    'language: expected "es", found "en".',
  ],
  [
    'a network has a mark',
    site,
    ['social', 0, 'network'],
    'linkdin',
    'social 1, network: expected one of x, instagram, linkedin, found "linkdin"; did you mean "linkedin"?',
  ],
];

const lists: Rule[] = [
  [
    'a plan has features',
    plan,
    ['features'],
    [],
    'features: expected at least 1 in the list, found [].',
  ],
  [
    'a list is a list',
    plan,
    ['features'],
    'all',
    'features: expected a list in square brackets, found "all".',
  ],
  [
    'a biography has paragraphs',
    site,
    ['founder', 'biography'],
    [],
    'founder.biography: expected at least 1 in the list, found [].',
  ],
  [
    'every language has its name',
    site,
    ['languages', 1, 'code'],
    'en',
    `languages: expected one entry for each of ${languages.join(', ')} (en is there twice, nl is missing), found [{"code":"en","name":"Some words"},{"code":"en","name":"S....`,
  ],
];

const facts: Rule[] = [
  [
    'an email address is one',
    site,
    ['email'],
    'hello',
    'email: expected an email address, found "hello".',
  ],
  [
    'a telephone number is international',
    site,
    ['phone'],
    '020 123',
    'phone: expected an international number such as "+31 20 000 0000", found "020 123".',
  ],
  [
    'a profile is secure',
    site,
    ['social', 0, 'url'],
    'http://x.com/crew',
    'social 1, url: expected an address that starts with https://, found "http://x.com/crew".',
  ],
  [
    'a day is one',
    site,
    ['video', 'published'],
    '20 November 2026',
    'video.published: expected a day such as "2026-11-20", found "20 November 2026".',
  ],
];

const named = 'expected the name of a file beside this one, such as "./name.png"';

const files: Rule[] = [
  ...[
    ['image.png', 'write "./image.png"'],
    ['/image.png', 'write "./image.png"'],
    ['content/projects/image.png', 'write "./image.png"'],
    ['/content/media/image.png', 'write "./media/image.png"'],
    [
      '../projects/image.png',
      'a file belongs in the folder of the record that names it: put it there, and write "./image.png"',
    ],
    [
      './../image.png',
      'a file belongs in the folder of the record that names it: put it there, and write "./image.png"',
    ],
    ['./image.gif', 'save the file so that its name ends in .png, .jpg, .jpeg or .webp'],
  ].map(([name = '', help = '']): Rule => [
    `a picture is not named ${name}`,
    project,
    ['image'],
    name,
    `image: ${named}, found "${name}"; ${help}.`,
  ]),
  ['a picture is no folder', project, ['image'], './', `image: ${named}, found "./".`],
  [
    'a picture that is not there may be misspelt',
    project,
    ['image'],
    './imagge.png',
    'image: there is no file ./imagge.png beside this one; did you mean "./image.png"?',
  ],
  [
    'a picture that is not there may be still to come',
    project,
    ['image'],
    './harbour-at-night.png',
    'image: there is no file ./harbour-at-night.png beside this one; add it, or correct the name.',
  ],
  ...['./image-2.png', './image-old.png', './image.webp'].map((name): Rule => [
    `a picture that is not there is no other one: ${name}`,
    project,
    ['image'],
    name,
    `image: there is no file ${name} beside this one; add it, or correct the name.`,
  ]),
  [
    'a picture is no folder that is called like it',
    project,
    ['image'],
    './folder.png',
    `image: ${notAFile('./folder.png')}`,
  ],
  [
    'a picture is no link that leads nowhere',
    project,
    ['image'],
    './lost.png',
    `image: ${notAFile('./lost.png')}`,
  ],
  [
    'a picture has its alternative text',
    project,
    ['imageAlt'],
    undefined,
    `imageAlt: is missing; expected ${eachLanguage}.`,
  ],
  [
    'a video is there',
    site,
    ['video', 'wide', 'webm'],
    './wbm.webm',
    'video.wide.webm: there is no file ./wbm.webm beside this one; did you mean "./webm.webm"?',
  ],
  [
    'a video is in its format',
    site,
    ['video', 'wide', 'webm'],
    './mp4.mp4',
    'video.wide.webm: expected the name of a file beside this one, such as "./name.webm", found "./mp4.mp4"; save the file so that its name ends in .webm.',
  ],
];

const rules = [
  ...texts,
  ...lengths,
  ...marks,
  ...numbers,
  ...choices,
  ...lists,
  ...facts,
  ...files,
];

it.each(rules)('%s', async (_rule, file, field, value, expected) => {
  content.set(file, field, value);
  expect(await messagesIn(content)).toEqual([`content/${file}  ${expected}`]);
});

it.each(['_One founder,_ a~*wide* horizon', '_Star_*swell*', '¿_Listos_ para *zarpar*?'])(
  'takes the heading %s',
  async (heading) => {
    content.set(about, ['heading', 'en'], heading);
    expect(await messagesIn(content)).toEqual([]);
  },
);

it.each(['5 * 3 * 2', 'snake_case_name', 'about ~40 boats', 'https://site.example/~crew'])(
  'takes the text %s',
  async (lead) => {
    content.set(about, ['lead', 'en'], lead);
    expect(await messagesIn(content)).toEqual([]);
  },
);

it.each([
  ['pages/projects.json', ['lead', 'en'], 'lead.en: '],
  ['cases/sample/en.md', undefined, ''],
])('%s has no placeholder', async (file, field, place) => {
  if (field) content.set(file, field, '{{count}} sites');
  else content.replace(file, 'An entry', '{{count}} sites');
  expect(await messagesIn(content)).toEqual([
    `content/${file}  ${place}visitors would read "{{count}}" as it is; only texts in content/locales have placeholders, so write the text without.`,
  ]);
});

it('a misspelt field is reported once', async () => {
  content.replace(project, '"category"', '"catagory"');
  expect(await messagesIn(content)).toEqual([
    `content/${project}  catagory: there is no such field here; did you mean "category"?`,
  ]);
});

it('an unknown field is pointed at', async () => {
  content.set('values/sample.json', ['colour'], 'red');
  expect(await messagesIn(content)).toEqual([
    'content/values/sample.json  colour: there is no such field here; check its spelling, or remove it.',
  ]);
});

it('has a colour while loading, also without one in the file', async () => {
  content.set(project, ['colourWhileLoading'], undefined);
  expect(await messagesIn(content)).toEqual([]);
  const [found] = recordsOf(loadContent(content.root).files, 'projects');
  expect(found?.record.colourWhileLoading).toBe('reef');
});
