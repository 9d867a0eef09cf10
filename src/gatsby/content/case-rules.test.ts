/** @jest-environment node */
import { copyFileSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { BrokenContent } from '../../testing/broken-content';
import { messagesIn, mistakesIn } from '../../testing/mistakes-in';
import { sampleContent } from '../../testing/sample-content';
import { checkContent } from './check-content';
import type { FieldPath } from './problem';

let content: BrokenContent;

beforeAll(async () => {
  content = await sampleContent();
});

afterEach(() => content.restore());
afterAll(() => content.remove());

const english = 'cases/sample/en.md';
const dutch = 'cases/sample/nl.md';
const spanish = 'cases/sample/es.md';

type Rule = [rule: string, file: string, field: FieldPath, value: unknown, message: string];

const rules: Rule[] = [
  [
    'a figure is a number',
    english,
    ['results', 0, 'value'],
    'many',
    'results 1, value: expected a number, found "many".',
  ],
  [
    'a figure has a known unit',
    english,
    ['results', 0, 'unit'],
    'hour',
    'results 1, unit: expected one of percent, hours, found "hour"; did you mean "hours"?',
  ],
  [
    'a list is written in lines',
    dutch,
    ['keywords'],
    'a, b',
    'keywords: expected a list: write each entry on a line of its own, beginning with "- ", found "a, b".',
  ],
  [
    'a document is linked securely',
    english,
    ['document', 'url'],
    'ftp://site.example/a.pdf',
    'document.url: expected an address that starts with https://, found "ftp://site.example/a.pdf".',
  ],
  [
    'a picture has its alternative text in every language',
    dutch,
    ['imageAlt'],
    undefined,
    'imageAlt: is missing; say in Dutch what the picture ./image.png shows, for those who cannot see it.',
  ],
  [
    'a document has its words in every language',
    spanish,
    ['document'],
    undefined,
    'document: is missing; say in Spanish what "Some words" of en.md is called, or remove document from all three files.',
  ],
  [
    'facts stand in English only',
    spanish,
    ['order'],
    1,
    'order: there is no such field here; check its spelling, or remove it.',
  ],
  [
    'there are as many results in every language',
    dutch,
    ['results'],
    [{ label: 'one' }, { label: 'two' }],
    'results: expected 1 in the list as in en.md, found 2.',
  ],
];

it.each(rules)('%s', async (_rule, file, field, value, expected) => {
  content.set(file, field, value);
  expect(await messagesIn(content)).toEqual([`content/${file}  ${expected}`]);
});

it('a list has six icons at most', async () => {
  content.set(english, ['icons'], Array(7).fill('zap'));
  expect(await messagesIn(content)).toEqual([
    `content/${english}  icons: expected at most 6 in the list, found ["zap","zap","zap","zap","zap","zap","zap"].`,
  ]);
});

it('a document has its address in English', async () => {
  content.set(english, ['document'], undefined);
  const message =
    'document: en.md has no document that this could link to; add it there with its url, or remove it here.';
  expect(await messagesIn(content)).toEqual([
    `content/${spanish}  ${message}`,
    `content/${dutch}  ${message}`,
  ]);
});

it('alternative texts tell of a picture', async () => {
  content.set(english, ['image'], undefined);
  content.set(english, ['imageNarrow'], undefined);
  const message =
    'imageAlt: there is no picture that this tells of; remove it, or let image in en.md name one.';
  expect(await messagesIn(content)).toEqual(
    [english, spanish, dutch].map((file) => `content/${file}  ${message}`),
  );
});

it('a picture for phones has one for wide screens', async () => {
  content.set(english, ['image'], undefined);
  for (const file of [english, spanish, dutch]) content.set(file, ['imageAlt'], undefined);
  expect(await messagesIn(content)).toEqual([
    `content/${english}  imageNarrow: this picture takes the place of image on phones, and there is no image; add one, or remove this.`,
  ]);
});

describe('the story', () => {
  const lastLine = () => content.read(dutch).split('\n').length;

  it('is there', async () => {
    content.replace(dutch, /## A heading[\s\S]+/, '');
    expect(await messagesIn(content)).toEqual([
      `content/${dutch}  the story is missing; write it below the second line of three hyphens.`,
    ]);
  });

  it.each(['![](./none.png)', 'See ![a boat](./image.png).', '<img src="./image.png">'])(
    'has no picture such as %s',
    async (picture) => {
      content.write(dutch, `${content.read(dutch)}\n${picture}\n`);
      expect(await mistakesIn(content)).toEqual([
        `content/${dutch}:${lastLine() - 1}  a story shows no pictures; remove it. The picture of a case is the one that image in en.md names.`,
      ]);
    },
  );

  it('leaves the first heading to the page', async () => {
    content.replace(dutch, '## A heading', '# A heading');
    expect(await mistakesIn(content)).toEqual([
      `content/${dutch}:${content.lineOf(dutch, '# A heading')}  the heading with one # is the page’s own; begin the headings of a story with ##.`,
    ]);
  });

  const page = 'the site has no page at';
  const write = 'write the address of a page as it stands in the browser.';

  it.each([
    ['##Heading', /^a space is missing after the signs of a heading; /],
    ['Some <b>bold</b> words.', /^a story has no HTML such as "<b>"; /],
    ['<script>alert(1)</script>', /^a story has no HTML such as "<script>/],
    ['[Prices](/en/pricingg)', `${page} /en/pricingg; did you mean "/en/pricing"?`],
    ['[Prices](pricing)', `${page} pricing; ${write}`],
    ['[a]: /nowhere', `${page} /nowhere; ${write}`],
  ])('does not take %s', async (text, expected) => {
    content.write(dutch, `${content.read(dutch)}\n${text}\n`);
    expect((await checkContent(content.root)).map(({ line, message }) => [line, message])).toEqual([
      [lastLine() - 1, typeof expected === 'string' ? expected : expect.stringMatching(expected)],
    ]);
  });

  it('may link to pages, places and other sites', async () => {
    const links = ['/en/pricing', '/nl', '/nl/cases/some-words#a', '#a', 'mailto:a@b.example'];
    const text = links.map((url) => `[a](${url})`).join(' ');
    content.write(dutch, `${content.read(dutch)}\n${text} <!-- a note -->\n`);
    expect(await messagesIn(content)).toEqual([]);
  });

  it('has as many entries in its list as there are icons', async () => {
    content.write(dutch, `${content.read(dutch)}- More words\n`);
    expect(await mistakesIn(content)).toEqual([
      `content/${dutch}:${content.lineOf(dutch, '- An entry')}  expected one entry in this list for each of the 1 icons in en.md, found 2; change the list, or the icons.`,
    ]);
  });

  it('has a list where there are icons', async () => {
    content.replace(dutch, '- An entry', 'No entry');
    expect(await messagesIn(content)).toEqual([
      `content/${dutch}  expected a list with one entry for each of the 1 icons in en.md; add it, or remove icons there.`,
    ]);
  });

  it('may have any list where there are no icons', async () => {
    content.set(english, ['icons'], undefined);
    content.write(dutch, `${content.read(dutch)}- More words\n`);
    expect(await messagesIn(content)).toEqual([]);
  });
});

it('an address stands once in a language', async () => {
  for (const [file, slug] of [
    [english, 'harbour'],
    [dutch, 'haven'],
    [spanish, 'some-words'],
  ] as const) {
    const copy = file.replace('/sample/', '/twin/');
    mkdirSync(dirname(content.path(copy)), { recursive: true });
    content.write(copy, content.read(file));
    content.set(copy, ['slug'], slug);
  }
  for (const name of ['image.png', 'imageNarrow.png'])
    copyFileSync(content.path(`cases/sample/${name}`), content.path(`cases/twin/${name}`));

  const message = (other: string) =>
    `slug: the address "some-words" stands in content/cases/${other}/es.md too; choose another for the newer one of both.`;
  expect(await messagesIn(content)).toEqual([
    `content/${spanish}  ${message('twin')}`,
    `content/cases/twin/es.md  ${message('sample')}`,
  ]);
  rmSync(content.path('cases/twin'), { recursive: true });
});

it('the folder of a case is named in small letters', async () => {
  renameSync(content.path('cases/sample'), content.path('cases/New Harbour'));
  const mistakes = await mistakesIn(content);
  renameSync(content.path('cases/New Harbour'), content.path('cases/sample'));
  expect(mistakes).toEqual([
    'content/cases/New Harbour  the name New Harbour is not one of a case; use small letters, digits and hyphens.',
  ]);
});

it('a case has every language', async () => {
  content.drop(spanish);
  expect(await messagesIn(content)).toEqual([
    `content/${spanish}  the case is missing in Spanish; copy another language's file and translate it.`,
  ]);
});

it('a case has no other files than those of its languages', async () => {
  content.write('cases/sample/fr.md', content.read(dutch));
  expect(await messagesIn(content)).toEqual([
    'content/cases/sample/fr.md  a case is a folder with the files en.md, nl.md, es.md; this is none of them.',
  ]);
});
