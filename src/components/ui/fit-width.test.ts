/** @jest-environment node */
import { fitWidth, longestWord } from './fit-width';

describe('the size of a text that fits its container', () => {
  it('is smaller the longer the text is', () => {
    expect(fitWidth('Custom', '3rem', 0.5)).toBe('min(3rem, 33.3cqi)');
    expect(fitWidth('Personalizado', '3rem', 0.5)).toBe('min(3rem, 15.4cqi)');
  });
});

describe('the longest word', () => {
  it.each([
    ['AI Onderneming', 'Onderneming'],
    ['Pro', 'Pro'],
    ['', ''],
  ])('of %p is %p', (text, word) => {
    expect(longestWord(text)).toBe(word);
  });
});
