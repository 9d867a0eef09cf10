/** @jest-environment node */
import { cpSync, renameSync } from 'node:fs';
import sharp from 'sharp';
import { checkContent } from './check-content';
import { formatError, type FieldPath } from './errors';
import { contentForEachTest, options, png } from './testing';

jest.mock('./languages');

const content = contentForEachTest();

const check = async () => {
  const { errors, warnings } = await checkContent(content.root, options);
  return { errors: errors.map(formatError), warnings: warnings.map(formatError) };
};

/** The errors without the descriptions of their fields. */
const messages = async () =>
  (await checkContent(content.root, options)).errors.map(({ hint, ...error }) =>
    formatError(error),
  );

const plan = 'plans/pro.json';
const project = 'projects/vela.json';
const story = 'cases/harbour/nl.md';
const dutch = 'locales/nl/common.json';

it('accepts valid content', async () => {
  expect(await check()).toEqual({ errors: [], warnings: [] });
});

it('ends with what the field is for', async () => {
  content.set(plan, ['price', 'monthly'], '1600');
  expect((await check()).errors).toEqual([
    'content/plans/pro.json:15  price.monthly: expected a whole number, found "1600"; write 1600 without quotes. (Whole euros per month when the client pays by the month.)',
  ]);
});

const markup =
  'a text without HTML or Markdown such as <b> or [words](address), which visitors would see here';

const marks =
  'a text without marks such as _this_, *this* or one~line, which only headings have and visitors would see here';

it.each<[title: string, file: string, field: FieldPath, value: unknown, message: string]>([
  [
    'a price with a currency sign',
    plan,
    ['price', 'yearly'],
    '€ 1.440,-',
    ':16  price.yearly: expected a whole number, found "€ 1.440,-"; write 1440 without quotes.',
  ],
  [
    'a price with decimals',
    plan,
    ['price', 'yearly'],
    14.4,
    ':16  price.yearly: expected a whole number, found 14.4; write thousands without a dot, such as 1700 for 1.700.',
  ],
  [
    'a text for true or false',
    plan,
    ['popular'],
    'yes',
    ':30  popular: expected true or false, without quotes, found "yes".',
  ],
  [
    'a missing field',
    project,
    ['title'],
    undefined,
    ':1  title: is missing; expected a text in quotes.',
  ],
  [
    'null for an optional field',
    project,
    ['link'],
    null,
    ':16  link: expected a text in quotes, found null; leave the field out where it has no value.',
  ],
  [
    'an unknown field',
    plan,
    ['price', 'yearli'],
    1,
    ':17  price.yearli: there is no such field here; check its spelling, or remove it.',
  ],
  [
    'a missing Dutch translation',
    plan,
    ['name', 'nl'],
    undefined,
    ':4  name.nl: the Dutch is missing; the English is "Pro".',
  ],
  [
    'a missing English translation',
    plan,
    ['name', 'en'],
    undefined,
    ':4  name.en: the English is missing; the Dutch is "Pro (nl)".',
  ],
  [
    'a misspelt category',
    project,
    ['category'],
    'tehc',
    ':4  category: expected one of events, business-clubs, ecommerce, medical, tech, restaurants, found "tehc"; did you mean "tech"?',
  ],
  [
    'an empty list',
    plan,
    ['features'],
    [],
    ':18  features: expected at least 1 in the list, found [].',
  ],
  [
    'an address without https',
    project,
    ['link'],
    'vela.example',
    ':16  link: expected an address that starts with https://, found "vela.example".',
  ],
  [
    'heading marks in a text',
    project,
    ['description', 'en'],
    'A *wide* site',
    `:6  description.en: expected ${marks}, found "A *wide* site".`,
  ],
  [
    'a placeholder in an entry',
    project,
    ['description', 'en'],
    '{{count}} sites',
    ':6  description.en: expected a text without variables such as {{count}}, which only the texts in locales/ have and visitors would see here, found "{{count}} sites".',
  ],
  [
    'an invisible character in a text of the interface',
    dutch,
    ['start'],
    'St\u200bart',
    ':2  start: has an invisible character (U+200B); npm run content -- --fix takes it out.',
  ],
  [
    'HTML in a text',
    project,
    ['description', 'en'],
    'A <b>wide</b> site',
    `:6  description.en: expected ${markup}, found "A <b>wide</b> site".`,
  ],
  [
    'a picture elsewhere',
    project,
    ['image'],
    '../vela.png',
    ':10  image: expected the name of a file beside this one, such as "./name.png", found "../vela.png".',
  ],
  [
    'a picture whose name has signs',
    project,
    ['image'],
    './Rope & Sail #2.png',
    ':10  image: expected a name of plain letters, digits, dots and hyphens, such as "./Rope-Sail-2.png", here and on the disk, found "./Rope & Sail #2.png".',
  ],
  [
    'a picture whose name has an accent',
    project,
    ['image'],
    './cafe\u0301.png',
    ':10  image: expected a name of plain letters, digits, dots and hyphens, such as "./cafe.png", here and on the disk, found "./cafe\u0301.png".',
  ],
  [
    'a missing picture',
    project,
    ['image'],
    './velaa.png',
    ':10  image: there is no file ./velaa.png beside this one; did you mean "./vela.png"?',
  ],
  [
    'a slug that is taken',
    'pages/cases.json',
    ['slug', 'nl'],
    'about',
    ':5  slug.nl: the address "about" is in content/pages/about.json too; choose another in one of the two.',
  ],
  [
    'a place in the menu that is taken',
    'pages/cases.json',
    ['header'],
    2,
    ':2  header: place 2 is in content/pages/about.json too; choose another in one of the two.',
  ],
  [
    'a page without a slug',
    'pages/about.json',
    ['slug'],
    undefined,
    ':1  slug: is missing; only the home page has none.',
  ],
  [
    'a placeholder that is lost',
    dutch,
    ['count'],
    '7 dingen',
    ':4  count: expected the variables {{count}}, found (none).',
  ],
  [
    'a message key without a text',
    dutch,
    ['start'],
    '',
    ':2  start: expected a text in quotes that is not empty, found "".',
  ],
  [
    'a missing message key',
    dutch,
    ['start'],
    undefined,
    ':1  start: the Dutch is missing; the English is "Start".',
  ],
])('reports %s', async (_title, file, field, value, message) => {
  content.set(file, field, value);
  expect(await messages()).toEqual([`content/${file}${message}`]);
});

it('reports a home page with a slug', async () => {
  content.set('pages/home.json', ['slug'], { en: 'home', nl: 'home', es: 'home' });
  expect(await messages()).toEqual([
    expect.stringMatching(
      /^content\/pages\/home\.json:\d+ {2}slug: the home page is at the root of its language; remove this\.$/,
    ),
  ]);
});

it('reports a misspelt field once', async () => {
  content.write(plan, content.read(plan).replace('"yearly"', '"yearli"'));
  expect(await messages()).toEqual([
    'content/plans/pro.json:16  price.yearli: there is no such field here; did you mean "yearly"?',
  ]);
});

/** Writes code that shows messages. */
const show = (...keys: string[]) =>
  content.write('../src/form.tsx', keys.map((key) => `t('${key}', { count })`).join());

const rename = (language: string, from: string, to: string) => {
  const file = `locales/${language}/common.json`;
  content.write(file, content.read(file).replace(from, to));
};

it.each([
  ['nl', 'English and Spanish'],
  ['en', 'Dutch and Spanish'],
])('reports a misspelt message key in %s once', async (language, others) => {
  rename(language, '"start"', '"strat"');
  expect(await messages()).toEqual([
    `content/locales/${language}/common.json:2  strat: there is no such text; did you mean "start", as in ${others}?`,
  ]);
});

it.each([
  ['renamed', '"strat": "Start",', 'it is called "strat": rename that'],
  ['removed', '', 'add it'],
])('reports a text of the code that is %s in every language', async (_what, line, advice) => {
  show('start', 'heading', 'count');
  for (const language of ['en', 'nl', 'es']) rename(language, '"start": "Start",', line);
  expect(await messages()).toEqual([
    `content/locales  no language has the text "start", which a page shows; ${advice} in every language.`,
  ]);
});

it('reports a misspelt message key that two languages have, and the code does not', async () => {
  show('start');
  rename('en', '"start"', '"strat"');
  rename('nl', '"start"', '"strat"');
  expect(await messages()).toEqual([
    'content/locales/en/common.json:2  strat: there is no such text; did you mean "start", as in Spanish?',
    'content/locales/nl/common.json:2  strat: there is no such text; did you mean "start", as in Spanish?',
  ]);
});

it('reports what the other languages lack when the code shows a key of English alone', async () => {
  show('starts');
  rename('en', '"start"', '"starts"');
  expect(await messages()).toEqual([
    'content/locales/es/common.json:2  start: there is no such text; did you mean "starts", as in English?',
    'content/locales/nl/common.json:2  start: there is no such text; did you mean "starts", as in English?',
  ]);
});

it('reports a message key of one language that no code has', async () => {
  content.set('locales/en/common.json', ['extra'], 'Extra');
  expect(await messages()).toEqual([
    'content/locales/en/common.json:5  extra: only English has this text; add it to the other languages, or remove it here if no page needs it.',
  ]);
});

it('reports the translations of a new English text', async () => {
  show('extra');
  content.set('locales/en/common.json', ['extra'], 'Extra');
  expect(await messages()).toEqual([
    'content/locales/es/common.json:1  extra: the Spanish is missing; the English is "Extra".',
    'content/locales/nl/common.json:1  extra: the Dutch is missing; the English is "Extra".',
  ]);
});

it('reports an English message key that is missing', async () => {
  content.set('locales/en/common.json', ['start'], undefined);
  expect(await messages()).toEqual([
    'content/locales/en/common.json:1  start: the English is missing; the Dutch is "Start".',
  ]);
});

it.each(['{{cuont}} things', 'things'])(
  'reports the placeholder of the English "%s"',
  async (text) => {
    show('start');
    content.set('locales/en/common.json', ['count'], text);
    expect(await messages()).toEqual([
      expect.stringMatching(
        /^content\/locales\/en\/common.json:4 {2}count: expected the variables {{count}}, found/,
      ),
    ]);
  },
);

it('accepts headings whose English text has no marks', async () => {
  content.set('locales/en/common.json', ['heading'], 'Some texts');
  expect(await messages()).toEqual([]);
});

it('reports a misspelt file of English once', async () => {
  content.write('locales/en/comon.json', content.read('locales/en/common.json'));
  content.remove('locales/en/common.json');
  expect(await messages()).toEqual([
    'content/locales/en/comon.json  there is no such file; did you mean "common.json", as in Dutch and Spanish?',
  ]);
});

it('reports two plans with the same place in a list', async () => {
  content.write('plans/starter.json', content.read(plan));
  expect(await messages()).toEqual([
    'content/plans/starter.json:3  order: place 1 is in content/plans/pro.json too; choose another in one of the two.',
  ]);
});

it('reports each copy of a case once', async () => {
  for (const name of ['harbour-2', 'harbour-3', 'pier'])
    cpSync(content.path('cases/harbour'), content.path(`cases/${name}`), { recursive: true });
  const message =
    ':2  order: place 1 and the address "harbour" are in content/cases/harbour/case.json too; one of the two is a copy: choose others there.';
  expect(await check()).toEqual({
    errors: ['harbour-2', 'harbour-3', 'pier'].map(
      (name) => `content/cases/${name}/case.json${message}`,
    ),
    warnings: [],
  });
});

it('warns of a copy with another place only', async () => {
  content.write('projects/ketch.json', content.read(project).replace('"order": 1', '"order": 2'));
  expect(await check()).toEqual({
    errors: [],
    warnings: [
      'content/projects/vela.json:3  title: has the title and the description of content/projects/ketch.json; visitors see both, so write other words in one of the two.',
    ],
  });
});

it('warns of pages of two types with the same title in search results', async () => {
  content.set('cases/harbour/case.json', ['pageTitle', 'nl'], 'The page about (nl)');
  expect((await check()).warnings).toEqual([
    expect.stringContaining(
      'cases/harbour/case.json:15  pageTitle.nl: has the pageTitle of content/pages/about.json;',
    ),
  ]);
});

it('accepts plans of two lists with the same place', async () => {
  content.write('plans/starter.json', content.read(plan).replace('"core"', '"ai"'));
  expect(await messages()).toEqual([]);
});

describe('a service', () => {
  const service = 'services/sites.json';

  const writeService = (fields: object) =>
    content.write(
      service,
      JSON.stringify(
        {
          order: 1,
          group: 'ai-development',
          icon: 'zap',
          ...Object.fromEntries(
            ['title', 'description', 'details'].map((name) => [
              name,
              { en: name, nl: `${name} (nl)`, es: `${name} (es)` },
            ]),
          ),
          ...fields,
        },
        null,
        2,
      ),
    );

  it('is accepted in a plan, in none and with a case', async () => {
    writeService({ plans: ['pro'], caseStudy: 'harbour' });
    expect(await messages()).toEqual([]);
    writeService({});
    expect(await messages()).toEqual([]);
  });

  it('is reported where it names a plan or a case that does not exist', async () => {
    writeService({ plans: ['pro', 'prp'], caseStudy: 'quay' });
    expect(await messages()).toEqual([
      'content/services/sites.json:22  plans 2: there is no "prp" in content/plans; did you mean "pro"?',
      'content/services/sites.json:24  caseStudy: there is no "quay" in content/cases; correct the name, or take it out.',
    ]);
  });
});

it('reports a picture without a description', async () => {
  content.write('cases/harbour/image.png', await png(1600, 1000));
  content.set('cases/harbour/case.json', ['image'], './image.png');
  expect(await messages()).toEqual([
    'content/cases/harbour/case.json:1  imageAlt: is missing; describe in every language what the picture ./image.png shows.',
  ]);
});

it.each([
  [
    'a comma',
    '{\n  "order": 1\n  "percent": 5\n}',
    ':3  is not valid JSON at column 3: a comma or a closing bracket is missing before this.',
  ],
  [
    'a closing quote',
    '{ "name": "One\n}',
    ':1  is not valid JSON at column 11: the closing double quote of a text is missing in this line.',
  ],
  [
    'a closing bracket',
    '{ "order": 1\n',
    ':2  is not valid JSON at column 1: a closing } is missing.',
  ],
  [
    'a straight quote',
    '{ "name": “One” }',
    ':1  is not valid JSON at column 11: this is outside of the straight double quotes (") around a name or a text; one inside of a text is written \\".',
  ],
  ['everything', '', ':1  the file is empty; copy another one beside it, and change that.'],
  [
    'UTF-8',
    Uint8Array.of(0x7b, 0xe9, 0x7d),
    ':1  is not saved as UTF-8, so its letters would be lost; save it as UTF-8.',
  ],
  [
    'a plain beginning',
    '\uFEFF{}',
    ':1  begins with an invisible mark (BOM); save it as UTF-8 without BOM.',
  ],
  [
    'one of two names',
    '{\n"order": 1,\n"order": 2 }',
    ':3  the field "order" is in this group twice; remove one of the two.',
  ],
])('reports a file that lacks %s', async (_what, text, message) => {
  content.write('skills/tools.json', text);
  expect(await messages()).toEqual([`content/skills/tools.json${message}`]);
});

it.each([
  ['skills/RAG & Co.json', 'RAG & Co', 'file to "rag-co.json"'],
  ['skills/Pro plan!.json', 'Pro plan!', 'file to "pro-plan.json"'],
  ['skills/Diseño.json', 'Diseño', 'file to "diseno.json"'],
  ['skills/Tools!.json', 'Tools!', 'file'],
  ['skills/日本.json', '日本', 'file'],
])('reports the name of %s', async (file, name, advice) => {
  const skill = { order: 1, name: { en: 'Tools', nl: 'Tools', es: 'Tools' }, percent: 5 };
  content.write('skills/tools.json', JSON.stringify({ ...skill, order: 2 }));
  content.write(file, JSON.stringify(skill));
  expect(await messages()).toEqual([
    `content/${file}:1  expected a name of lower-case letters, digits and single hyphens, found "${name}"; rename the ${advice}.`,
  ]);
});

it.each([
  ['cases/harbour', 'cases/Harbour Booking', 'case.json'],
  ['legal/privacy', 'legal/Harbour Booking', 'page.json'],
])('reports the name of a folder once', async (from, to, entry) => {
  renameSync(content.path(from), content.path(to));
  expect(await messages()).toEqual([
    `content/${to}/${entry}:1  expected a name of lower-case letters, digits and single hyphens, found "Harbour Booking"; rename the folder to "harbour-booking".`,
  ]);
});

it.each(['title', 'titel'])('reports a project with a %s among plans once', async (title) => {
  content.write('plans/vela.json', content.read(project).replace('"title"', `"${title}"`));
  expect(await messages()).toEqual([
    'content/plans/vela.json:1  has the fields of content/projects/<name>.json, and belongs there; the files of content/plans/<name>.json have others (content/README.md).',
  ]);
});

it('reports both versions of a merge', async () => {
  content.write(plan, '{\n<<<<<<< HEAD\n"order": 1\n=======\n"order": 2\n>>>>>>> other\n}');
  expect(await messages()).toEqual([
    'content/plans/pro.json:2  two people changed the same lines, and git wrote both versions here; keep what is right, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.',
  ]);
});

it.each([
  ['plan/gold.json', 'did you mean "plans/"\\? The'],
  ['plans/gold.json.txt', 'the'],
  ['cases/harbour/fr.md', 'the'],
])('reports that nothing reads %s', async (file, help) => {
  content.write(file, '{}');
  expect(await messages()).toEqual([
    expect.stringMatching(
      `^content/${file}(:1)?  the site does not read this file; ${help} files of the content are pages/<name>.json, .*locales/<language>/<name>.json.$`,
    ),
  ]);
});

it.each([
  ['site.json', 'site.json  this file is missing; the site needs it.'],
  ['pages/about.json', 'pages/about.json  is missing; src/templates/pages/about.tsx needs it.'],
  [
    'cases/harbour/es.md',
    "cases/harbour/es.md  the text is missing in Spanish; copy another language's file and translate it.",
  ],
  [
    'legal/privacy/nl.md',
    "legal/privacy/nl.md  the text is missing in Dutch; copy another language's file and translate it.",
  ],
  [
    dutch,
    "locales/nl/common.json  is missing; copy another language's file and translate it into Dutch.",
  ],
  ['cases', 'cases  there is no case; the site needs one.'],
])('reports that %s is missing', async (file, message) => {
  content.remove(file);
  expect(await messages()).toEqual([`content/${message}`]);
});

it('reports texts without the file that they belong to', async () => {
  content.remove('legal/privacy/page.json');
  expect(await messages()).toEqual([
    'content/legal/privacy/page.json  is missing; the texts beside it need it (content/README.md).',
  ]);
});

it.each(['plans/._pro.json', 'locales/nl/._common.json', '.notes/list.json'])(
  'does not read %s',
  async (file) => {
    content.write(file, '\u0000');
    expect(await messages()).toEqual([]);
  },
);

it('accepts content without legal pages', async () => {
  content.remove('legal');
  expect(await messages()).toEqual([]);
});

it('reports a legal page with the address of a page', async () => {
  content.set('legal/privacy/page.json', ['slug', 'nl'], 'about');
  expect(await messages()).toEqual([
    expect.stringContaining('the address "about" is in content/pages/about.json too'),
  ]);
});

it('reports a page that was renamed', async () => {
  content.write('pages/about-us.json', content.read('pages/about.json'));
  content.remove('pages/about.json');
  expect(await messages()).toEqual([
    'content/pages/about-us.json:1  there is no template src/templates/pages/about-us.tsx; did you mean "about.json"?',
    'content/pages/about.json  is missing; src/templates/pages/about.tsx needs it.',
  ]);
});

it.each([
  [
    '![](./none.png)',
    'pictures are not shown here; remove it. The picture of a case is the one that image in case.json names.',
  ],
  ['# Title', 'the heading with one # is the page’s own; begin the headings of the text with ##.'],
  [
    'Some <b>bold</b> words',
    'HTML such as "<b>" is not allowed here; write it in Markdown, or remove it.',
  ],
  [
    '<!-- later --> <script>a()</script>',
    'HTML such as "<!-- later --> <script>a()</script>" is not allowed here; write it in Markdown, or remove it.',
  ],
  ['[Cases](/en/case)', 'the site has no page at "/en/case"; did you mean "/en/cases"?'],
  [
    '[Cases](prices)',
    'the site has no page at "prices"; write the address of a page as it is in the browser.',
  ],
  ['Soft\u00adly', 'has an invisible character (U+00AD); npm run content -- --fix takes it out.'],
  ['[Rights](#rights)', 'no link can lead to a heading of the text; remove it, or link to a page.'],
])('refuses %s in a story', async (text, message) => {
  content.write(story, `A story.\n\n${text}\n`);
  expect((await messages())[0]).toBe(`content/${story}:3  ${message}`);
});

it('accepts links to pages and other sites in a story', async () => {
  const links = [
    '/en/cases/harbour#a',
    '/es/privacidad',
    '/nl',
    'mailto:a@b.example',
    'https://b.example',
  ];
  content.write(story, links.map((url) => `[a](${url})`).join(' '));
  expect(await messages()).toEqual([]);
});

it.each<[what: string, picture: () => Uint8Array | Promise<Uint8Array>, message: string]>([
  [
    'too small',
    () => png(800, 500),
    './vela.png is 800 x 500 pixels, which is too small; it must be 1600 x 1000 or larger in the same proportions.',
  ],
  [
    'too large',
    () => png(4800, 3000),
    './vela.png is 4800 x 3000 pixels, which is too large; scale it to 1600 x 1000.',
  ],
  [
    'of other proportions',
    () => png(1600, 1600),
    './vela.png is 1600 x 1600 pixels; crop it to the proportions of 1600 x 1000, or its edges are cut off.',
  ],
  [
    'cut off',
    async () => (await png(1600, 1000)).subarray(0, 300),
    './vela.png is not a picture, or not complete; save it as png, jpg or webp.',
  ],
  [
    'empty',
    () => new Uint8Array(),
    './vela.png is not a picture, or not complete; save it as png, jpg or webp.',
  ],
  [
    'turned by EXIF',
    async () =>
      sharp(await png(1000, 1600))
        .withMetadata({ orientation: 6 })
        .toBuffer(),
    './vela.png lies on its side, and only a note in it (EXIF) turns it, which the site does not follow; open it in an image program and save it upright.',
  ],
  [
    'in no format of the web',
    () =>
      new TextEncoder().encode(
        '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000"/>',
      ),
    './vela.png is in the format svg; save it as png, jpg or webp.',
  ],
])('reports a picture that is %s', async (_what, picture, message) => {
  content.write('projects/vela.png', await picture());
  expect(await messages()).toEqual([`content/${project}:10  image: ${message}`]);
});

it('reports a picture with the ending of another format', async () => {
  content.write('projects/vela.jpg', await png(1600, 1000));
  content.set(project, ['image'], './vela.jpg');
  expect(await messages()).toEqual([
    `content/${project}:10  image: ./vela.jpg holds a png; let its name end in .png, here and on the disk.`,
  ]);
});

const glossary =
  '## Terms\n\n| English | never | Dutch | never |\n| - | - | - | - |\n| email | e-mail | golf | bericht |\n';
const long = 'A sentence that is the same in two of the languages';

it.each<[what: string, file: string, field: FieldPath, value: unknown, message: string]>([
  [
    'a year that is not cheaper',
    plan,
    ['price', 'yearly'],
    1600,
    ':16  price.yearly: a month costs 1600 when paid by the year, and 1600 when paid by the month; the year should be cheaper.',
  ],
  [
    'an untranslated sentence',
    plan,
    ['description'],
    { en: long, nl: long, es: 'Otra' },
    ':11  description.nl: reads as in English: "A sentence that is the same in two of the languages"; translate it.',
  ],
  [
    'a long title',
    'pages/about.json',
    ['title', 'en'],
    'w'.repeat(66),
    ':14  title.en: has 66 characters, and search results show 65 of them; shorten it.',
  ],
  [
    'a long description',
    'pages/about.json',
    ['description', 'en'],
    'w'.repeat(166),
    ':19  description.en: has 166 characters, and search results show 165 of them; shorten it.',
  ],
  [
    'a term that the glossary excludes',
    plan,
    ['name', 'en'],
    'By E-mail',
    ':5  name.en: says "E-mail", which the glossary excludes; write "email" (content/STYLE.md).',
  ],
  [
    'a straight apostrophe',
    plan,
    ['name', 'nl'],
    "Foto's",
    ':6  name.nl: has straight apostrophes or quotation marks; npm run content -- --fix sets typographic ones.',
  ],
  [
    'a tab',
    plan,
    ['name', 'nl'],
    'Pro\tplus',
    ':6  name.nl: has a tab; npm run content -- --fix takes it out.',
  ],
  [
    'a line break',
    plan,
    ['name', 'nl'],
    'Pro\u2028plus',
    ':6  name.nl: has a line break; npm run content -- --fix takes it out.',
  ],
  [
    'a space at an end',
    plan,
    ['name', 'nl'],
    'Pro plus ',
    ':6  name.nl: has a space at an end, or two in a row; npm run content -- --fix takes it out.',
  ],
])('warns of %s', async (_what, file, field, value, message) => {
  content.write('STYLE.md', glossary);
  content.set(file, field, value);
  expect(await check()).toEqual({ errors: [], warnings: [`content/${file}${message}`] });
});

/** Texts of the pricing page, in the format of each language; the plan saves a tenth. */
const promise = (percent: number) => {
  for (const [language, text] of [
    ['en', `Save ${percent}%`],
    ['nl', `Bespaar ${percent}%`],
    ['es', `Ahorre ${percent}\u00a0%`],
  ])
    content.write(`locales/${language}/pricing.json`, JSON.stringify({ save: text }));
};

it('warns of each text that says another saving than the prices give', async () => {
  promise(15);
  expect((await check()).warnings).toEqual(
    ['en', 'es', 'nl'].map(
      (language) =>
        `content/locales/${language}/pricing.json:1  save: says 15%, but paying by the year saves 10%; correct the text or the prices.`,
    ),
  );
});

it('warns of a plan that saves another percentage than the texts say', async () => {
  promise(10);
  expect((await check()).warnings).toEqual([]);
  content.set(plan, ['price', 'yearly'], 1444);
  expect((await check()).warnings).toEqual([]);
  const other = JSON.parse(content.read(plan));
  const name = { en: 'Other', nl: 'Ander', es: 'Otro' };
  const price = { monthly: 100, yearly: 95 };
  content.write(
    'plans/other.json',
    JSON.stringify({ ...other, order: 2, name, description: name, price }),
  );
  expect((await check()).warnings).toEqual([
    'content/plans/other.json:1  price.yearly: saves 5%, but content/locales/en/pricing.json, content/locales/es/pricing.json and content/locales/nl/pricing.json say 10% of every plan; correct the price or the texts.',
  ]);
});

it.each([
  ['[cases](/en/cases', ']('],
  ['Some **bold words', '**'],
  ['Some __bold words', '__'],
  ['[cases][cases]', '[cases][cases]'],
  ['{{count}} cases', '{{'],
])('warns of marks that %s prints', async (text, mark) => {
  content.write(story, `## A heading\n\nOne line\n${text}.\n`);
  expect(await check()).toEqual({
    errors: [],
    warnings: [
      `content/${story}:4  visitors would read "${mark}" here; close the link or the bold words, or remove the marks.`,
    ],
  });
});

it('warns of no marks in code, and of none that are closed', async () => {
  content.write(story, 'In `**a` and __b__, [c][c], d__e, ____.\n\n[c]: /en/cases\n');
  expect(await check()).toEqual({ errors: [], warnings: [] });
});

it('warns of straight quotation marks in Markdown', async () => {
  content.write(story, '## Een kop\n\nWij zeggen `"a"` en "b".\n');
  expect((await check()).warnings).toEqual([expect.stringMatching(/nl\.md:3 {2}has straight/)]);
});

it('warns of no part of a word, and of no term of another language', async () => {
  content.write('STYLE.md', glossary);
  content.set(plan, ['name'], { en: 'E-mailing', nl: 'E-mail', es: 'Bericht' });
  expect((await check()).warnings).toEqual([]);
});
