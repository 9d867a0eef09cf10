/**
 * Font size that keeps a text on one line, no wider than the nearest `@container`.
 * @param size Largest size, as CSS.
 * @param advance Width of a letter in em.
 */
export const fitWidth = (text: string, size: string, advance = 0.56): string =>
  `min(${size}, ${(100 / (text.length * advance)).toFixed(1)}cqi)`;

export const longestWord = (text: string): string =>
  text.split(' ').reduce((longest, word) => (word.length > longest.length ? word : longest), '');
