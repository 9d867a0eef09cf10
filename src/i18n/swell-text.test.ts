import { parseSwell, plainText } from './swell-text';

describe('parseSwell', () => {
  it('keeps the words of the heading and the spaces between them', () => {
    expect(plainText('_Ten ways_ to catch the *swell*')).toBe('Ten ways to catch the swell');
    expect(plainText('Starswell')).toBe('Starswell');
  });

  it('sets the opening narrow and one word wide', () => {
    expect(parseSwell('_Ten ways_ to catch the *swell*')).toEqual([
      { text: 'Ten ways', tone: 'narrow' },
      { text: ' to catch the ', tone: 'body' },
      { text: 'swell', tone: 'wide' },
    ]);
  });

  it.each([
    ['landfalls', 'wide'],
    ['encontrada', 'wide-medium'],
    ['oportunidades', 'wide-long'],
  ])('gives the word %s the width %s', (word, tone) => {
    expect(parseSwell(`*${word}*`)).toEqual([{ text: word, tone }]);
  });
});
