/** @jest-environment node */
import { renameSync } from 'node:fs';
import type { BrokenContent } from '../../testing/broken-content';
import { mistakesIn } from '../../testing/mistakes-in';
import { sampleContent } from '../../testing/sample-content';
import { checkContent } from './check-content';

let content: BrokenContent;

beforeAll(async () => {
  content = await sampleContent();
});

afterEach(() => content.restore());
afterAll(() => content.remove());

const skill = 'skills/sample.json';
const dutch = 'cases/sample/nl.md';
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
  [
    'has its commas',
    '{ "order": 1 "percent": 5 }',
    'this is not valid JSON: a comma is missing before this.',
  ],
  [
    'has straight quotes',
    '{ "order": \u201c1\u201d }',
    'this is not valid JSON: there is something here that is neither a text nor a number; true, false and null are written in small letters, texts stand between straight double quotes ("), and a double quote inside of a text is written \\".',
  ],
  [
    'writes a backslash twice',
    '{ "order": "C:\\d" }',
    'this is not valid JSON: a backslash is written twice (\\\\).',
  ],
  [
    'has no broken letters',
    '{ "order": "\\u12" }',
    'this is not valid JSON: behind \\u stand four digits of a letter; a backslash by itself is written twice (\\\\).',
  ],
  [
    'names a field once',
    '{ "order": 5, "order": 6 }',
    'the field "order" stands twice in this group; remove one of both.',
  ],
])('a JSON file %s', async (_rule, text, message) => {
  content.write(skill, text);
  expect(await mistakesIn(content)).toEqual([`content/${skill}:1  ${message}`]);
});

it.each([
  [
    'has no date where a text belongs',
    /title: .*/,
    'title: 2026-01-01',
    'title: expected a text in quotes, found "2026-01-01T00:00:00.000Z".',
  ],
  [
    'has no text that is cut off',
    /title: .*/,
    'title: Foo #1 bar',
    'everything after the # on this line would be left out; put the text in single quotes.',
  ],
  [
    'is there',
    '---\n',
    '',
    'the file must start with front matter between two lines of three hyphens (---).',
  ],
])('front matter %s', async (_rule, from, to, message) => {
  content.replace(dutch, from, to);
  const found = await mistakesIn(content);
  expect(found.map((mistake) => mistake.replace(/^\S+:\d+ {2}/, ''))).toEqual([message]);
  expect(found[0]).toMatch(new RegExp(`^content/${dutch}:\\d+ `));
});

const colon = 'a text with a colon in it stands in single quotes.';
const stray =
  'the line belongs to no field; write each text on one line, behind the name of its field and a colon.';
const misplaced =
  'the line does not begin below the others of its group; give each of them the same number of spaces.';
const deep =
  'the line below this one is indented too far; a field begins below the others of its group.';
const inner =
  "the text stands in single quotes, and has another one inside; write that one twice, as in 'Don''t'.";
const unclosed =
  "the closing single quote is missing; put it at the end of the text, and write one inside of the text twice, as in 'Don''t'.";
const hyphen = 'a space is missing after the hyphen; write "- ".';
const tab = 'the line begins with a tab; begin it with spaces, as the lines around it do.';

it.each([
  ["title: 'Don't do it'", 0, 'title', inner],
  ["title: 'Open", 0, 'title', unclosed],
  ["title: 'Open\npageTitle: 'A title'", 0, 'title', unclosed],
  [
    'title: "Open',
    0,
    'title',
    'the closing double quote is missing; put it at the end of the text.',
  ],
  ['title: "a" b"', 0, 'title', expect.stringMatching(/double quotes, and has another one inside/)],
  ['title: "C:\\d"', 0, 'title', expect.stringMatching(/^a backslash .* is written \\\\;/)],
  ['slug: twice', 0, 'slug', 'the field "slug" stands twice in this group; remove one of both.'],
  [
    'title:Some words',
    0,
    'title',
    'a space is missing after the colon; write title: and then the text.',
  ],
  ['keywords:\n  - one\n  -two', 2, '', hyphen],
  ['quote:\n  text: a\n   name: b', 1, 'text', deep],
  ['quote:\n  text: a\n name: b', 2, 'name', misplaced],
  ['quote:\n\ttext: a', 1, 'text', tab],
  ['title: Some words\nwhich go on here', 1, '', stray],
  ['title: Some words\n  which go on: here', 1, '', stray],
  ["title: 'Some words'\n  more", 1, '', stray],
  ['title: Case: a harbour', 0, 'title', colon],
  ['title: *Wide* words', 0, 'title', 'a text that begins with * stands in single quotes.'],
  ['title: [a, b', 0, 'title', 'a text that begins with [ stands in single quotes.'],
])('front matter is not %j', async (text, below, field, message) => {
  content.write(dutch, `---\nslug: a\n${text}\nclient: me\n---\n\nA story.\n`);
  expect(
    (await checkContent(content.root)).map(({ file, line, field, message }) => [
      file,
      line,
      field,
      message,
    ]),
  ).toEqual([[`content/${dutch}`, 3 + below, field, message]]);
});

it.each([
  [skill, '{\n<<<<<<< HEAD\n"order": 1\n=======\n"order": 2\n>>>>>>> other\n}', 2],
  ['locales/nl/sample.json', '{\n"start": "Begin"\n>>>>>>> other\n}', 3],
  [dutch, '---\nslug: a\n<<<<<<< HEAD\ntitle: a\n---\n\nA story.\n', 3],
  [dutch, '---\nslug: a\n---\n\nA story.\n<<<<<<< HEAD\n', 6],
])('both versions of a merge do not stay in %s', async (file, text, line) => {
  content.write(file, text);
  expect(await mistakesIn(content)).toEqual([
    expect.stringMatching(`^content/${file}:${line}  two people changed the same lines`),
  ]);
});

it.each(['Gold.json', 'pro copy.json', 'gold.JSON', 'gold.json.txt'])(
  'a record is not named %s',
  async (name) => {
    content.write(`plans/${name}`, content.read('plans/sample.json'));
    expect(await mistakesIn(content)).toEqual([
      `content/plans/${name}:1  the name ${name} is not one of a record; use small letters, digits and hyphens, and end it in .json or .md.`,
    ]);
  },
);

it.each(['vela.jsn', 'vela', 'vela.txt'])('no file is passed over as %s is', async (name) => {
  content.write(`projects/${name}`, '{}');
  expect(await mistakesIn(content)).toEqual([
    `content/projects/${name}:1  the site does not read a file called ${name}; a record ends in .json, a case's file in .md, and pictures and videos in their format, such as .png or .mp4.`,
  ]);
});

it('leaves alone what systems leave behind', async () => {
  for (const name of ['.DS_Store', 'Thumbs.db', 'vela.json~'])
    content.write(`projects/${name}`, '');
  expect(await mistakesIn(content)).toEqual([]);
});

it('the record of the site is there', async () => {
  content.drop('site.json');
  expect(await mistakesIn(content)).toEqual([
    'content/site.json  this file is missing; the site needs it.',
  ]);
});

it('a folder that is misspelt is told with the one that was meant', async () => {
  renameSync(content.path('plans'), content.path('plan'));
  const mistakes = await mistakesIn(content);
  renameSync(content.path('plan'), content.path('plans'));
  expect(mistakes).toContainEqual(
    expect.stringMatching(
      /lives here; did you mean "plans\/"\? The places are .*cases\/<name>\/, locales\/<language>\//,
    ),
  );
});

it('a folder that no kind lives in is not passed over', async () => {
  renameSync(content.path('plans'), content.path('prices'));
  const mistakes = await mistakesIn(content);
  renameSync(content.path('prices'), content.path('plans'));
  expect(mistakes).toEqual([
    expect.stringMatching(
      /^content\/prices\/sample\.json:1 {2}no kind of record lives here; expected one of .*plans\//,
    ),
  ]);
});
