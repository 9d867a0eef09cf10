/** @jest-environment node */
import { errorsIn, messagesIn } from '../../../testing/broken-content/errors-in';
import { rulesOf, testRules, type BrokenRule } from '../../../testing/broken-content/rules-of';
import { sampleContentForTests } from '../../../testing/broken-content/sample-content';
import { languages } from '../../../i18n/languages';
import { loadContent, recordsOf } from '../loading/load-content';
import { quote } from '../messages/quote';
import { headLengths } from '../schemas/texts';

const content = sampleContentForTests();

const project = 'projects/sample.json';
const about = 'pages/about.json';

const eachLanguage = `one for each language, as in { ${languages.map((code) => `"${code}": …`).join(', ')} }`;

beforeEach(() => content.makeFolder('projects/folder.png'));

const { title, description } = headLengths;

/** A title or a description that search results cut, or that says too little. */
const ofLength = (field: string, { least, most }: typeof title, length: number): BrokenRule => {
  const text = 'w'.repeat(length);
  const expected = `expected ${least} to ${most} characters, not ${length}`;
  return [text, `${field}.en: ${expected}, found ${quote(text)}.`];
};

const paired = 'every _ and every * twice, around the words it marks';
const close =
  'every _ and every * close around whole words, not inside of a word or beside a space';
const tied = 'every ~ between two words, without a space beside it';
const plain =
  'a text without marks such as _this_, *this* or one~line, which only headings have and visitors would see here';

const headings = [
  ['One *wide horizon', paired],
  ['__', paired],
  ['A re_cruit_ment', close],
  ['*Wide*ning', close],
  ['_ One_ horizon', close],
  ['One ~horizon', tied],
  ['One~ horizon', tied],
  ['a~~b', tied],
].map(([text, expected = '']): BrokenRule => [
  text,
  `heading.en: expected ${expected}, found "${text}".`,
]);

const leads = ['A _wide_ horizon', '*Wide*', 'A **wide** one', 'one~line'].map(
  (text): BrokenRule => [text, `lead.nl: expected ${plain}, found "${text}".`],
);

const prices = ['1600', '1.600', '1,600', '€1600', '€ 1.600', '1600,-', '1.600,00', '1600 EUR'].map(
  (price): BrokenRule => [
    price,
    `price.monthly: expected a number, found "${price}"; write 1600, without quotes.`,
  ],
);

const customOrFigures =
  'expected "custom", or a group in braces, as in { "monthly": …, "yearly": … }';
const grounds = 'expected one of dawn, ember, kelp, night, reef, sand';

const named = 'expected the name of a file beside this one, such as "./name.png"';

const names = [
  ['image.png', 'write "./image.png"'],
  ['/image.png', 'write "./image.png"'],
  ['content/projects/image.png', 'write "./image.png"'],
  ['/content/media/image.png', 'write "./media/image.png"'],
  [
    '../projects/image.png',
    'a file belongs in the folder of the record that names it: put it there, and write "./image.png"',
  ],
  ['./image.gif', 'save the file so that its name ends in .png, .jpg, .jpeg or .webp'],
].map(([name, help]): BrokenRule => [name, `image: ${named}, found "${name}"; ${help}.`]);

const otherPictures = ['./harbour.png', './image-2.png', './image-old.png', './image.webp'].map(
  (name): BrokenRule => [
    name,
    `image: there is no file ${name} beside this one; add it, or correct the name.`,
  ],
);

testRules(content, [
  ...rulesOf(project, [
    [7, 'title: expected a text in quotes, found 7.'],
    [' ', 'title: expected a text that is not empty, found " ".'],
    ['A boat', `description: expected ${eachLanguage}, found "A boat".`],
    [[], 'tags: expected at least 1 in the list, found [].'],
    ['niht', `colourWhileLoading: ${grounds}, found "niht"; did you mean "night"?`],
    ['green', `colourWhileLoading: ${grounds}, found "green".`],
    [
      null,
      'link: expected a text in quotes, found null; leave the field out where it has no value.',
    ],
    [
      'http://vela.example',
      'link: expected an address that starts with https://, found "http://vela.example".',
    ],
    [null, 'image: expected a text in quotes, found null; this field is needed.'],
    ...names,
    ['./', `image: ${named}, found "./".`],
    [
      './imagge.png',
      'image: there is no file ./imagge.png beside this one; did you mean "./image.png"?',
    ],
    ...otherPictures,
    [
      './folder.png',
      'image: ./folder.png is a folder, or a link that leads nowhere; put the file itself in its place.',
    ],
    [undefined, `imageAlt: is missing; expected ${eachLanguage}.`],
  ]),
  ...rulesOf('skills/sample.json', [
    [
      { en: 'Sails', nll: 'Zeilen', es: 'Velas' },
      'name.nll: there is no such field here; did you mean "nl"?',
      ['name'],
    ],
    [-1, 'percent: expected 0 or more, found -1.'],
    [101, 'percent: expected 100 or less, found 101.'],
    ['88%', 'percent: expected a number, found "88%"; write 88, without quotes.'],
  ]),
  ...rulesOf('values/sample.json', [
    ['red', 'colour: there is no such field here; check its spelling, or remove it.'],
    [3.5, 'order: expected a whole number, found 3.5.'],
    [0, 'order: expected more than 0, found 0.'],
    [
      'gpu',
      'icon: expected one of brain-circuit, cable, calendar-check, code-xml, compass, cpu, file-search, gauge, layers, megaphone, messages-square, pen-line, sailboat, telescope, workflow, zap, found "gpu"; did you mean "cpu"?',
    ],
  ]),
  ...rulesOf('services/sample.json', [
    [
      'tech-consultancy',
      'group: expected one of ai-development, digital-marketing, creative-content, brand-development, tech-consulting, found "tech-consultancy"; did you mean "tech-consulting"?',
    ],
  ]),
  ...rulesOf(about, [
    ...headings,
    ...leads,
    ofLength('title', title, title.most + 1),
    ofLength('description', description, description.most + 1),
    [
      'Over ons',
      'slug.nl: expected lower-case letters, digits and single hyphens, such as "over-ons", found "Over ons".',
    ],
    [[], 'keywords.nl: expected at least 1 in the list, found [].'],
  ]),
  ...rulesOf('cases/sample/case.json', [ofLength('pageTitle', title, title.least - 1)]),
  ...rulesOf('plans/sample.json', [
    ['cor', 'line: expected one of core, ai, found "cor"; did you mean "core"?'],
    [undefined, `price: is missing; ${customOrFigures}.`],
    ['costum', `price: ${customOrFigures}, found "costum"; did you mean "custom"?`],
    [{ monthly: 10 }, 'price.yearly: is missing; expected a number.', ['price']],
    [-1440, 'price.yearly: expected 0 or more, found -1440.'],
    [1440.5, 'price.yearly: expected a whole number, found 1440.5.'],
    ...prices,
    ['from 16 to 20', 'price.monthly: expected a number, found "from 16 to 20".'],
    [[], 'features: expected at least 1 in the list, found [].'],
    ['all', 'features: expected a list in square brackets, found "all".'],
    ['false', 'popular: expected true or false, without quotes, found "false".'],
  ]),
  ...rulesOf('not-found.json', [['en', 'language: expected "es", found "en".']]),
  ...rulesOf('site.json', [
    [
      'en',
      `languages: expected one entry for each of ${languages.join(', ')} (en is there twice, nl is missing), found [{"code":"en","name":"Some words"},{"code":"en","name":"S....`,
      ['languages', 1, 'code'],
    ],
    ['hello', 'email: expected an email address, found "hello".'],
    [
      '020 123',
      'phone: expected an international number such as "+31 20 000 0000", found "020 123".',
    ],
    [
      'linkdin',
      'social 1, network: expected one of x, instagram, linkedin, found "linkdin"; did you mean "linkedin"?',
      ['social', 0, 'network'],
    ],
    [
      'http://x.com/crew',
      'social 1, url: expected an address that starts with https://, found "http://x.com/crew".',
      ['social', 0, 'url'],
    ],
    [[], 'founder.biography: expected at least 1 in the list, found [].'],
    [0, 'forms.throttle: expected more than 0, found 0.'],
    [
      'none',
      'forms.throttle: expected a number, found "none"; write null, without quotes, for none.',
    ],
    [0, 'video.seconds: expected more than 0, found 0.'],
    [
      '20 November 2026',
      'video.published: expected a day such as "2026-11-20", found "20 November 2026".',
    ],
    [
      './wbm.webm',
      'video.wide.webm: there is no file ./wbm.webm beside this one; did you mean "./webm.webm"?',
    ],
    [
      './mp4.mp4',
      'video.wide.webm: expected the name of a file beside this one, such as "./name.webm", found "./mp4.mp4"; save the file so that its name ends in .webm.',
    ],
  ]),
]);

it.each([
  ['heading', '_One founder,_ a~*wide* horizon'],
  ['heading', '¿_Listos_*para*?'],
  ['lead', '5 * 3 * 2'],
  ['lead', 'snake_case_name'],
  ['lead', 'about ~40 boats'],
])('takes the %s %s', async (field, text) => {
  content.set(about, [field, 'en'], text);
  expect(await messagesIn(content)).toEqual([]);
});

it('has placeholders in the words of the interface only', async () => {
  content.set(about, ['lead', 'en'], '{{count}} sites');
  content.replace('cases/sample/en.md', 'An entry', '{{count}} sites');
  const message =
    'visitors would read "{{count}}" as it is; only texts in content/locales have placeholders, so write the text without.';
  expect(await messagesIn(content)).toEqual([
    `content/cases/sample/en.md  ${message}`,
    `content/${about}  lead.en: ${message}`,
  ]);
  expect(await errorsIn(content)).toContain(`content/cases/sample/en.md:3  ${message}`);
});

it('has a colour while loading, also without one in the file', async () => {
  content.set(project, ['colourWhileLoading'], undefined);
  expect(await messagesIn(content)).toEqual([]);
  const [found] = recordsOf(loadContent(content.root).files, 'projects');
  expect(found?.record.colourWhileLoading).toBe('reef');
});
