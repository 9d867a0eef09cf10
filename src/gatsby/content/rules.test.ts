/** @jest-environment node */
import { copyContent, type BrokenContent } from '../../testing/broken-content';
import { checkContent } from './check-content';
import { formatProblem } from './problem';

let content: BrokenContent;

beforeAll(() => {
  content = copyContent();
});

afterEach(() => content.restore());
afterAll(() => content.remove());

const study = 'cases/recruitment-workflow';

type Rule = [rule: string, file: string, from: string | RegExp, to: string, message: string];

const rules: Rule[] = [
  [
    'a text is a text',
    'projects/vela.json',
    /"title": "\w+"/,
    '"title": 7',
    'title: expected a text in quotes, found 7.',
  ],
  [
    'a text is not empty',
    'projects/vela.json',
    /"title": "\w+"/,
    '"title": ""',
    'title: expected a text that is not empty, found "".',
  ],
  [
    'a field is not null',
    'projects/vela.json',
    /"title"/,
    '"link": null, "title"',
    'link: expected a text in quotes, found null; leave the field out where there is nothing to say.',
  ],
  [
    'a misspelt field is told once',
    'projects/vela.json',
    '"category"',
    '"catagory"',
    'catagory: there is no such field here; did you mean "category"?',
  ],
  [
    'a misspelt language is told once',
    'skills/data-analytics.json',
    '"nl":',
    '"nll":',
    'name.nll: there is no such field here; did you mean "nl"?',
  ],
  [
    'a field stands once',
    'skills/data-analytics.json',
    '"order": 5,',
    '"order": 5, "order": 6,',
    'the field "order" stands twice in this group; remove one of both.',
  ],
  [
    'a rank is whole',
    'values/ai-integration.json',
    '"order": 3',
    '"order": 3.5',
    'order: expected a whole number, found 3.5.',
  ],
  [
    'a rank counts from 1',
    'values/ai-integration.json',
    '"order": 3',
    '"order": 0',
    'order: expected more than 0, found 0.',
  ],
  [
    'an icon is one of the drawn ones',
    'values/ai-integration.json',
    '"cpu"',
    '"gpu"',
    'icon: expected one of brain-circuit, cable, calendar-check, code-xml, compass, cpu, file-search, gauge, layers, megaphone, messages-square, pen-line, sailboat, telescope, workflow, zap, found "gpu"; did you mean "cpu"?',
  ],
  [
    'a share is at least 0',
    'skills/data-analytics.json',
    '88',
    '-1',
    'percent: expected 0 or more, found -1.',
  ],
  [
    'a share is at most 100',
    'skills/data-analytics.json',
    '88',
    '101',
    'percent: expected 100 or less, found 101.',
  ],
  [
    'a service stands under an anchor',
    'services/rag-systems.json',
    'tech-consulting',
    'tech-consultancy',
    'group: expected one of ai-development, digital-marketing, creative-content, brand-development, tech-consulting, found "tech-consultancy"; did you mean "tech-consulting"?',
  ],
  [
    'a plan is on a price list',
    'plans/pro.json',
    '"core"',
    '"cor"',
    'line: expected one of core, ai, found "cor"; did you mean "core"?',
  ],
  [
    'a price is not below 0',
    'plans/pro.json',
    '1440',
    '-1440',
    'price.yearly: expected 0 or more, found -1440.',
  ],
  [
    'a price is in whole euros',
    'plans/pro.json',
    '1440',
    '1440.5',
    'price.yearly: expected a whole number, found 1440.5.',
  ],
  [
    'a price without figures is custom',
    'plans/enterprise.json',
    '"custom"',
    '"costum"',
    'price: expected "custom", or a group in braces, found "costum"; did you mean "custom"?',
  ],
  [
    'a price has both figures',
    'plans/pro.json',
    /,\s*"yearly": 1440/,
    '',
    'price.yearly: is missing; expected a number.',
  ],
  [
    'a plan has features',
    'plans/pro.json',
    /"features": \[[^\]]+\]/,
    '"features": []',
    'features: expected at least 1 in the list, found [].',
  ],
  [
    'a list is a list',
    'plans/pro.json',
    /"features": \[[^\]]+\]/,
    '"features": "all"',
    'features: expected a list in square brackets, found "all".',
  ],
  [
    'a switch is on or off',
    'plans/pro.json',
    '"popular": false',
    '"popular": "false"',
    'popular: expected true or false, without quotes, found "false".',
  ],
  [
    'a ground is one of the painted ones',
    'projects/vela.json',
    /"gradient-\w+"/,
    '"gradient-niht"',
    'gradientClass: expected one of gradient-dawn, gradient-ember, gradient-kelp, gradient-night, gradient-reef, gradient-sand, found "gradient-niht"; did you mean "gradient-night"?',
  ],
  [
    'a picture is named as a path',
    'projects/vela.json',
    './vela.png',
    'vela.png',
    'image: expected a path that starts with "./" or "../", found "vela.png".',
  ],
  [
    'a picture that is not there may be misspelt',
    'projects/vela.json',
    './vela.png',
    './vella.png',
    'image: there is no file ./vella.png beside this one; did you mean "./vela.png"?',
  ],
  [
    'a picture has its alternative text',
    'projects/vela.json',
    /"imageAlt": \{[^}]+\}/,
    '"tags": ["boats"]',
    'imageAlt: is missing; expected a group in braces.',
  ],
  [
    'a link is secure',
    'projects/vela.json',
    '"title"',
    '"link": "http://vela.example", "title"',
    'link: expected an address that starts with https://, found "http://vela.example".',
  ],
  [
    'tags are left out rather than empty',
    'projects/vela.json',
    '"title"',
    '"tags": [], "title"',
    'tags: expected at least 1 in the list, found [].',
  ],
  [
    'a slug has its form',
    'pages/about.json',
    '"over-ons"',
    '"Over ons"',
    'slug.nl: expected lower-case letters, digits and single hyphens, such as "over-ons", found "Over ons".',
  ],
  [
    'a slug stands in every language',
    'pages/about.json',
    /"nl": "over-ons",/,
    '',
    'slug.nl: the Dutch is missing; the English is "about".',
  ],
  [
    'the home page has no slug',
    'pages/home.json',
    '"label"',
    '"slug": { "en": "a", "nl": "b", "es": "c" }, "label"',
    'slug: the home page stands at the root of its language and has no slug; remove it.',
  ],
  [
    'a page has keywords',
    'pages/about.json',
    /"nl": \["over Starswell"[^\]]+\]/,
    '"nl": []',
    'keywords.nl: expected at least 1 in the list, found [].',
  ],
  [
    'the marks of a heading come in pairs',
    'pages/about.json',
    /"heading": \{\s*"en": ".*"/,
    '"heading": { "en": "One *wide horizon"',
    'heading.en: expected every _ and every * twice, around the words it marks, found "One *wide horizon".',
  ],
  [
    'the 404 page is Spanish',
    'not-found.json',
    '"language": "es"',
    '"language": "en"',
    'language: expected "es", found "en".',
  ],
  [
    'an e-mail address is one',
    'site.json',
    'hello@starswell.example',
    'hello',
    'email: expected an e-mail address, found "hello".',
  ],
  [
    'a telephone number is international',
    'site.json',
    '+31 20',
    '020',
    'phone: expected an international number such as "+31 20 000 0000", found "020 000 0000".',
  ],
  [
    'every language has its name',
    'site.json',
    '"code": "nl"',
    '"code": "en"',
    'languages: expected one entry for each of en, nl, es, found [{"code":"en","name":"English"},{"code":"en","name":"Nede....',
  ],
  [
    'a network has a mark',
    'site.json',
    '"network": "linkedin"',
    '"network": "linkdin"',
    'social 3, network: expected one of x, instagram, linkedin, found "linkdin"; did you mean "linkedin"?',
  ],
  [
    'a profile is secure',
    'site.json',
    'https://x.com',
    'http://x.com',
    'social 1, url: expected an address that starts with https://, found "http://x.com/starswell".',
  ],
  [
    'a biography has paragraphs',
    'site.json',
    /"biography": \[[^\]]+\]/,
    '"biography": []',
    'founder.biography: expected at least 1 in the list, found [].',
  ],
  [
    'a throttle is null or a time',
    'site.json',
    '"throttle": null',
    '"throttle": 0',
    'forms.throttle: expected more than 0, found 0.',
  ],
  [
    'a day is one',
    'site.json',
    '2026-11-20',
    '20 November 2026',
    'video.published: expected a day such as "2026-11-20", found "20 November 2026".',
  ],
  [
    'a video takes time',
    'site.json',
    '"seconds": 8',
    '"seconds": 0',
    'video.seconds: expected more than 0, found 0.',
  ],
  [
    'a video is there',
    'site.json',
    './media/swell-1280.webm',
    './media/swell-1208.webm',
    'video.wide.webm: there is no file ./media/swell-1208.webm beside this one; did you mean "./media/swell-1280.webm"?',
  ],
  [
    'a figure is a number',
    `${study}/en.md`,
    'value: 47',
    'value: many',
    'results 1, value: expected a number, found "many".',
  ],
  [
    'a figure has a known unit',
    `${study}/en.md`,
    'unit: hours',
    'unit: hour',
    'results 4, unit: expected one of percent, hours, found "hour"; did you mean "hours"?',
  ],
  [
    'a list has six icons at most',
    `${study}/en.md`,
    'icons:',
    'icons:\n  - zap\n  - zap\n  - zap',
    'icons: expected at most 6 in the list, found ["zap","zap","zap","brain-circuit","calendar-check","mess....',
  ],
  [
    'a document is linked securely',
    `${study}/en.md`,
    'https://',
    'ftp://',
    'document.url: expected an address that starts with https://, found "ftp://starswell.example/documents/recruitment-workflow.pdf".',
  ],
  [
    'a case has alternative texts',
    `${study}/nl.md`,
    /imageAlt: .*\n/,
    '',
    'imageAlt: is missing; say in Dutch what the picture ./recruitment-workflow.png shows, for those who cannot see it.',
  ],
  [
    'front matter names a field once',
    `${study}/nl.md`,
    'title: ',
    'slug: twice\ntitle: ',
    'this is not valid YAML: Map keys must be unique; a text that holds a colon, or begins with * or another sign, stands in single quotes.',
  ],
  [
    'a text in front matter is no date',
    `${study}/nl.md`,
    /title: .*/,
    'title: 2026-01-01',
    'title: expected a text in quotes, found "2026-01-01T00:00:00.000Z".',
  ],
  [
    'a text in front matter is not cut off',
    `${study}/nl.md`,
    /title: .*/,
    'title: Foo #1 bar',
    'everything after the # on this line would be left out; put the text in single quotes.',
  ],
  [
    'a picture is no folder',
    'projects/vela.json',
    /"image": ".*"/,
    '"image": "./"',
    'image: there is no file ./ beside this one; add it, or correct the name.',
  ],
  [
    'quotes are straight',
    'projects/vela.json',
    /"title": "\w+"/,
    '"title": \u201cVela\u201d',
    'this is not valid JSON: there is something here that is neither a text nor a number; texts stand between straight double quotes ("), and a double quote inside of a text is written \\".',
  ],
  [
    'front matter is there',
    `${study}/nl.md`,
    '---\n',
    '',
    'the file must start with front matter between two lines of three hyphens (---).',
  ],
  [
    'a word is a text',
    'locales/nl/hero.json',
    /"start": ".*"/,
    '"start": 5',
    'start: expected a text in quotes that is not empty, found 5.',
  ],
  [
    'a word is not empty',
    'locales/en/hero.json',
    /"start": ".*"/,
    '"start": " "',
    'start: expected a text in quotes that is not empty, found " ".',
  ],
  [
    'a misspelt word is told once',
    'locales/nl/hero.json',
    '"start"',
    '"strat"',
    'strat: there is no such word in English; did you mean "start"?',
  ],
];

it.each(rules)('%s', (_rule, file, from, to, expected) => {
  content.replace(file, from, to);
  expect(
    checkContent(content.root).map(({ purpose, line, ...problem }) => formatProblem(problem)),
  ).toEqual([`content/${file}  ${expected}`]);
});

it('words exist in every language', () => {
  content.drop('locales/nl/hero.json');
  expect(checkContent(content.root).map(formatProblem)).toEqual([
    "content/locales/nl/hero.json  these words are missing in Dutch; copy another language's file and translate it.",
  ]);
});

it('words stand in a folder of a language', () => {
  content.write('locales/hero.json', '{}');
  expect(checkContent(content.root).map(formatProblem)).toEqual([
    'content/locales/hero.json:1  words live in locales/<language>/<name>.json, where the language is one of en, nl, es.',
  ]);
});

it('a case has no other files than those of its languages', () => {
  content.write(`${study}/fr.md`, content.read(`${study}/en.md`));
  expect(checkContent(content.root).map(formatProblem)).toEqual([
    `content/${study}/fr.md:1  a case is a folder with the files en.md, nl.md, es.md; this is none of them.`,
  ]);
});

it('the record of the site is there', () => {
  content.drop('site.json');
  expect(checkContent(content.root).map(formatProblem)).toEqual([
    'content/site.json  this file is missing; the site needs it.',
  ]);
});

const utf8 = new TextEncoder();

it.each([
  ['is not empty', '', 'the file is empty; copy another one beside it, and change that.'],
  [
    'has no invisible mark at its beginning',
    utf8.encode('\uFEFF{}'),
    'the file begins with an invisible mark (BOM); save it as UTF-8 without BOM.',
  ],
  [
    'is saved as UTF-8',
    Uint8Array.of(0xff, 0xfe, 0x7b, 0x00),
    'the file is not saved as UTF-8, so its letters would be lost; save it as UTF-8.',
  ],
])('a file %s', (_rule, text, message) => {
  content.write('plans/pro.json', text);
  expect(checkContent(content.root).map(formatProblem)).toEqual([
    `content/plans/pro.json:1  ${message}`,
  ]);
});

it.each(['Gold.json', 'pro copy.json', 'gold.JSON', 'gold.json.txt'])(
  'a record is not named %s',
  (name) => {
    content.write(`plans/${name}`, content.read('plans/pro.json'));
    expect(checkContent(content.root).map(formatProblem)).toEqual([
      `content/plans/${name}:1  the name ${name} is not one of a record; use small letters, digits and hyphens, and end it in .json or .md.`,
    ]);
  },
);

it('a place in a menu is taken once', () => {
  content.replace('pages/technology.json', /"header": \d/, '"header": 1');
  const message = (other: string) =>
    `header: position 1 stands in content/pages/${other}.json too; choose another for the newer one of both.`;
  expect(checkContent(content.root).map(({ line, ...problem }) => formatProblem(problem))).toEqual([
    `content/pages/home.json  ${message('technology')}`,
    `content/pages/technology.json  ${message('home')}`,
  ]);
});
