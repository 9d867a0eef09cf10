/** @jest-environment node */
import { copyFileSync } from 'node:fs';
import { defaultLanguage, languages } from '../../../i18n/languages';
import { messagesIn, errorsIn } from '../../../testing/broken-content/errors-in';
import { rulesOf, testChanges, testRules } from '../../../testing/broken-content/rules-of';
import { sampleContentForTests } from '../../../testing/broken-content/sample-content';

const content = sampleContentForTests();

const record = 'cases/sample/case.json';
const dutch = 'cases/sample/nl.md';

testRules(
  content,
  rulesOf(record, [
    ['many', 'results 1, value: expected a number, found "many".', ['results', 0, 'value']],
    [
      'hour',
      'results 1, unit: expected one of percent, hours, found "hour"; did you mean "hours"?',
      ['results', 0, 'unit'],
    ],
    ['a, b', 'keywords.nl: expected a list in square brackets, found "a, b".'],
    [
      'ftp://site.example/a.pdf',
      'document.url: expected an address that starts with https://, found "ftp://site.example/a.pdf".',
    ],
    [undefined, 'document.url: is missing; expected a text in quotes.'],
    [
      Array(7).fill('zap'),
      'icons: expected at most 6 in the list, found ["zap","zap","zap","zap","zap","zap","zap"].',
    ],
    [
      undefined,
      'imageAlt: is missing; describe in every language what the picture ./image.png shows, for those who cannot see it.',
    ],
  ]),
);

it('a case needs no document', async () => {
  content.set(record, ['document'], undefined);
  expect(await messagesIn(content)).toEqual([]);
});

it.each([
  [
    'imageNarrow',
    'imageAlt: there is no picture that this describes; remove it, or let image name one.',
  ],
  [
    'imageAlt',
    'imageNarrow: this picture takes the place of image on phones, and there is no image; add one, or remove this.',
  ],
])('where image and %s are missing: %s', async (alsoMissing, message) => {
  for (const field of ['image', alsoMissing]) content.set(record, [field], undefined);
  expect(await messagesIn(content)).toEqual([`content/${record}  ${message}`]);
});

describe('the story', () => {
  testChanges(content, [
    [
      'is there',
      () => content.replace(dutch, /## A heading[\s\S]+/, ''),
      `${dutch}:1  the story is missing; write it into this file.`,
    ],
    [
      'has a list where there are icons',
      () => content.replace(dutch, '- An entry', 'No entry'),
      `${dutch}:1  expected a list with one entry for each of the 1 icons in case.json; add it, or remove icons there.`,
    ],
    [
      'has no front matter',
      () => content.write(dutch, '---\na: b\n---\n\nA story.'),
      `${dutch}:1  the file begins with a line of three hyphens; it has the story only. Put the facts and the words of the case into case.json, and begin with the story.`,
    ],
  ]);

  const noPicture =
    'a story shows no pictures; remove it. The picture of a case is the one that image in case.json names.';
  const noBold = 'two asterisks or underscores make nothing bold here; ';
  const incomplete = 'a link is not complete; write [words](address).';
  const page = 'the site has no page at';
  const write = 'write the address of a page as it is in the browser.';

  it.each([
    ['![](./none.png)', noPicture],
    ['<img src="./image.png">', noPicture],
    ['# Title', 'the heading with one # is the page’s own; begin the headings of a story with ##.'],
    ['#### Deep', 'the heading begins with #### and skips a level; write ###.'],
    ['Some **bold words.', noBold],
    ['Some __ bold __ words.', noBold],
    ['[Prices](/en/pricing for', incomplete],
    ['[Prices][1]', incomplete],
    ['[Prices]()', 'this link has no address; write it between the round brackets.'],
    ['##Heading', 'a space is missing after the signs of a heading; '],
    ['Some <b>bold</b> words.', 'a story has no HTML such as "<b>"; '],
    ['[Prices](/en/pricingg)', `${page} /en/pricingg; did you mean "/en/pricing"?`],
    ['[Prices](pricing)', `${page} pricing; ${write}`],
    ['[a]: /nowhere', `${page} /nowhere; ${write}`],
  ])('does not take %s', async (text, message) => {
    content.write(dutch, `${content.read(dutch)}\n${text}\n`);
    const line = content.lineOf(dutch, text);
    expect(await errorsIn(content)).toEqual([
      expect.stringContaining(`content/${dutch}:${line}  ${message}`),
    ]);
  });

  it('may link to pages, places and other sites', async () => {
    const links = ['/en/pricing', '/nl', '/nl/cases/some-words#a', '#a', 'mailto:a@b.example'];
    const text = links.map((url) => `[a](${url})`).join(' ');
    content.write(dutch, `${content.read(dutch)}\n${text} <!-- a note -->\n`);
    expect(await messagesIn(content)).toEqual([]);
  });

  it('has as many entries in its list as there are icons, if there are any', async () => {
    content.write(dutch, `${content.read(dutch)}- More words\n`);
    expect(await errorsIn(content)).toEqual([
      `content/${dutch}:${content.lineOf(dutch, '- An entry')}  expected one entry in this list for each of the 1 icons in case.json, found 2; change the list, or the icons.`,
    ]);
    content.set(record, ['icons'], undefined);
    expect(await messagesIn(content)).toEqual([]);
  });
});

it.each([
  ['copy', 'sam-ple', 'copy', ''],
  ['blue-whale', 'bluewhale', 'sample', ''],
  // The names do not show which of the two is the copy.
  ['copy', 'some-words', 'sample', ', in one of the two files'],
])('a copied case %s at %s is reported once, in %s%s', async (name, slug, blamed, files) => {
  content.set(record, ['slug', defaultLanguage], slug);
  for (const file of ['case.json', ...languages.map((language) => `${language}.md`)])
    content.write(`cases/${name}/${file}`, content.read(`cases/sample/${file}`));
  for (const picture of ['image.png', 'imageNarrow.png'])
    copyFileSync(content.path(`cases/sample/${picture}`), content.path(`cases/${name}/${picture}`));
  const original = blamed === 'sample' ? name : 'sample';
  expect(await messagesIn(content)).toEqual([
    `content/cases/${blamed}/case.json  slug.en: the address "${slug}" is in content/cases/${original}/case.json too; choose another in every language${files}.`,
  ]);
});

testChanges(content, [
  [
    'the folder of a case is named in small letters',
    () => content.move('cases/sample', 'cases/New Harbour'),
    'cases/New Harbour  the name New Harbour is not one of a case; use small letters, digits and hyphens.',
  ],
  [
    'a case has its record',
    () => content.drop(record),
    `${record}  this file is missing; it has the facts and the words of the case. Copy another case's, and change it.`,
  ],
  [
    'a case has its story in every language',
    () => content.drop('cases/sample/es.md'),
    "cases/sample/es.md  the story is missing in Spanish; copy another language's file and translate it.",
  ],
  [
    'a case has no other files than those of its languages',
    () => content.write('cases/sample/fr.md', content.read(dutch)),
    `cases/sample/fr.md:1  a case is a folder with the files case.json, ${languages.map((code) => `${code}.md`).join(', ')}; this is none of them.`,
  ],
  [
    'the last case stays',
    () => content.move('cases', '../cases'),
    'cases  there is no case here; the site needs one, so keep the last.',
  ],
]);
