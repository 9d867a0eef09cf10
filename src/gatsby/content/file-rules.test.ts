/** @jest-environment node */
import { renameSync } from 'node:fs';
import type { BrokenContent } from '../../testing/broken-content';
import { mistakesIn } from '../../testing/mistakes-in';
import { sampleContent } from '../../testing/sample-content';

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
    'this is not valid JSON: there is something here that is neither a text nor a number; texts stand between straight double quotes ("), and a double quote inside of a text is written \\".',
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
    'names a field once',
    /title: /,
    'slug: twice\ntitle: ',
    'this is not valid YAML: Map keys must be unique; a text that holds a colon, or begins with * or another sign, stands in single quotes.',
  ],
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
  ['is YAML', 'title: ', 'title: "', expect.stringMatching(/^this is not valid YAML: /)],
])('front matter %s', async (_rule, from, to, message) => {
  content.replace(dutch, from, to);
  const found = await mistakesIn(content);
  expect(found.map((mistake) => mistake.replace(/^\S+:\d+ {2}/, ''))).toEqual([message]);
  expect(found[0]).toMatch(new RegExp(`^content/${dutch}:\\d+ `));
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

it('the record of the site is there', async () => {
  content.drop('site.json');
  expect(await mistakesIn(content)).toEqual([
    'content/site.json  this file is missing; the site needs it.',
  ]);
});

it('a folder that no kind lives in is not passed over', async () => {
  renameSync(content.path('plans'), content.path('prices'));
  const mistakes = await mistakesIn(content);
  renameSync(content.path('prices'), content.path('plans'));
  expect(mistakes).toEqual([
    expect.stringMatching(
      /^content\/prices\/sample\.json:1 {2}no kind of record lives here; expected a place such as .*plans\//,
    ),
  ]);
});
