/** @jest-environment node */
import { fitWidth, longestWord } from './fit-width';

describe('fitWidth', () => {
  it('asks for less of the container the longer the text is', () => {
    expect(fitWidth('Custom', '3rem', 0.5)).toBe('min(3rem, 33.3cqi)');
    expect(fitWidth('Personalizado', '3rem', 0.5)).toBe('min(3rem, 15.4cqi)');
  });
});

describe('longestWord', () => {
  it.each([
    ['AI Onderneming', 'Onderneming'],
    ['Pro', 'Pro'],
    ['', ''],
  ])('of %p is %p', (text, word) => {
    expect(longestWord(text)).toBe(word);
  });
});
