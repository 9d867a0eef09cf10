/** @jest-environment node */
import { headingWords, parseHeadingPhrases, parseHeading, plainText } from './heading-marks';

describe('a heading with marks', () => {
  it('sets the opening narrow and one word wide, and reads as without marks', () => {
    const heading = '_Ten ways_ to catch the *swell*';
    expect(parseHeading(heading)).toEqual([
      { text: 'Ten ways', width: 'narrow' },
      { text: ' to catch the ', width: 'body' },
      { text: 'swell', width: 'wide' },
    ]);
    expect(plainText(heading)).toBe('Ten ways to catch the swell');
    // A tie is an ordinary space.
    expect(plainText('a~*wide* Starswell')).toBe('a wide Starswell');
  });

  it.each([
    ['landfalls', 'wide'],
    ['encontrada', 'wide-medium'],
    ['encuentramos', 'wide-medium'],
    ['oportunidades', 'wide-long'],
  ])('gives the word %s the width %s', (word, width) => {
    expect(parseHeading(`*${word}*`)).toEqual([{ text: word, width }]);
  });
});

it('keeps the tied words of a heading together in phrases, across marks too, and has one phrase without ties', () => {
  const heading = '_Eén_, *twee* drie';
  expect(parseHeadingPhrases(heading)).toEqual([{ kept: false, runs: parseHeading(heading) }]);

  const textsOf = (tied: string) =>
    parseHeadingPhrases(tied).map(({ kept, runs }) => [kept, ...runs.map(({ text }) => text)]);
  expect(textsOf('_One founder,_ a~*wide* horizon')).toEqual([
    [false, 'One founder,', ' '],
    [true, 'a ', 'wide'],
    [false, ' horizon'],
  ]);
  expect(textsOf('al~timón, un~horizonte *amplio*')).toEqual([
    [true, 'al timón,'],
    [false, ' '],
    [true, 'un horizonte'],
    [false, ' ', 'amplio'],
  ]);
});

it('breaks a heading between words only, not where a mark ends inside of one or a tie joins two', () => {
  const wordsOf = (heading: string) =>
    headingWords(heading).map((word) => word.map(({ text }) => text));
  expect(wordsOf('_Eén_, *twee* drie')).toEqual([['Eén', ','], ['twee'], ['drie']]);
  expect(wordsOf('_Eén,_ een~*twee* drie')).toEqual([['Eén,'], ['een ', 'twee'], ['drie']]);
});
