/** @jest-environment node */
import { headingWords, parseHeading, parseHeadingPhrases, plainText } from './heading-marks';

it('sets marked text narrow or wide', () => {
  expect(parseHeading('_Ten ways_ to catch the *swell*')).toEqual([
    { text: 'Ten ways', width: 'narrow' },
    { text: ' to catch the ', width: 'body' },
    { text: 'swell', width: 'wide' },
  ]);
});

it.each([
  ['landfalls', 'wide'],
  ['encontrada', 'wide-medium'],
  ['encuentramos', 'wide-medium'],
  ['oportunidades', 'wide-long'],
])('gives the wide word %s the width %s', (word, width) => {
  expect(parseHeading(`*${word}*`)).toEqual([{ text: word, width }]);
});

it.each([
  ['_Ten ways_ to catch the *swell*', 'Ten ways to catch the swell'],
  ['a~*wide* Starswell', 'a wide Starswell'],
])('reads %s without its marks', (heading, text) => {
  expect(plainText(heading)).toBe(text);
});

it.each([
  ['_Eén_, *twee* drie', [[false, 'Eén', ', ', 'twee', ' drie']]],
  [
    '_One founder,_ a~*wide* horizon',
    [
      [false, 'One founder,', ' '],
      [true, 'a ', 'wide'],
      [false, ' horizon'],
    ],
  ],
  [
    'al~timón, un~horizonte *amplio*',
    [
      [true, 'al timón,'],
      [false, ' '],
      [true, 'un horizonte'],
      [false, ' ', 'amplio'],
    ],
  ],
])('keeps together what ~ ties in %s', (heading, expected) => {
  const phrases = parseHeadingPhrases(heading);
  expect(phrases.map(({ kept, runs }) => [kept, ...runs.map(({ text }) => text)])).toEqual(
    expected,
  );
});

it.each([
  ['_Eén_, *twee* drie', [['Eén', ','], ['twee'], ['drie']]],
  ['_Eén,_ een~*twee* drie', [['Eén,'], ['een ', 'twee'], ['drie']]],
])('breaks the lines of %s between words only', (heading, expected) => {
  const words = headingWords(heading);
  expect(words.map((word) => word.map(({ text }) => text))).toEqual(expected);
});
