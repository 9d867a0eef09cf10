/** @jest-environment node */
import { headingWords, parseHeadingPhrases, parseHeading, plainText } from './heading-marks';

describe('a heading with marks', () => {
  it('keeps the words of the heading and the spaces between them', () => {
    expect(plainText('_Ten ways_ to catch the *swell*')).toBe('Ten ways to catch the swell');
    expect(plainText('Starswell')).toBe('Starswell');
  });

  it('sets the opening narrow and one word wide', () => {
    expect(parseHeading('_Ten ways_ to catch the *swell*')).toEqual([
      { text: 'Ten ways', width: 'narrow' },
      { text: ' to catch the ', width: 'body' },
      { text: 'swell', width: 'wide' },
    ]);
  });

  it.each([
    ['landfalls', 'wide'],
    ['encontrada', 'wide-medium'],
    ['oportunidades', 'wide-long'],
  ])('gives the word %s the width %s', (word, width) => {
    expect(parseHeading(`*${word}*`)).toEqual([{ text: word, width }]);
  });
});

describe('the phrases of a heading', () => {
  const textsOf = (heading: string) =>
    parseHeadingPhrases(heading).map(({ kept, runs }) => [kept, ...runs.map(({ text }) => text)]);

  it('gives a heading without ties back as its runs', () => {
    for (const heading of ['_Ten ways_ to catch the *swell*', '_Eén_, *twee* drie', 'Starswell']) {
      expect(parseHeadingPhrases(heading)).toEqual([{ kept: false, runs: parseHeading(heading) }]);
    }
  });

  it('keeps tied words together, across marks too', () => {
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

  it('reads a tie as an ordinary space', () => {
    expect(plainText('_One founder,_ a~*wide* horizon')).toBe('One founder, a wide horizon');
    expect(parseHeading('a~*wide*')).toEqual([
      { text: 'a ', width: 'body' },
      { text: 'wide', width: 'wide' },
    ]);
  });
});

describe('the words of a heading', () => {
  it('breaks a heading between words only, also where a mark ends inside of one', () => {
    expect(headingWords('_Eén_, *twee* drie').map((word) => word.map(({ text }) => text))).toEqual([
      ['Eén', ','],
      ['twee'],
      ['drie'],
    ]);
  });

  it('keeps tied words together', () => {
    expect(
      headingWords('_Eén,_ een~*twee* drie').map((word) => word.map(({ text }) => text)),
    ).toEqual([['Eén,'], ['een ', 'twee'], ['drie']]);
  });
});
