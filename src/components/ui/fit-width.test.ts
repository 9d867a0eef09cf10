/** @jest-environment node */
import { fitWidth, longestWord } from './fit-width';

it('sets a text that fits its container smaller the longer it is', () => {
  expect(fitWidth('Custom', '3rem', 0.5)).toBe('min(3rem, 33.3cqi)');
  expect(fitWidth('Personalizado', '3rem', 0.5)).toBe('min(3rem, 15.4cqi)');
});

it('finds the longest word of a text', () => {
  expect(longestWord('AI Onderneming')).toBe('Onderneming');
  expect(longestWord('')).toBe('');
});
