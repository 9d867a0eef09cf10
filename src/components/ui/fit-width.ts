/**
 * Font size that keeps a text on one line: as large as its role allows, and no wider than its container.
 *
 * The container is the nearest ancestor with Tailwind's `@container`.
 *
 * @param text What must not break, for instance a price or one long word.
 * @param size Size where there is room, as CSS.
 * @param advance Width of a letter in em; the display face needs more of it the wider it is set.
 */
export const fitWidth = (text: string, size: string, advance = 0.56): string =>
  `min(${size}, ${(100 / (text.length * advance)).toFixed(1)}cqi)`;

/** The part of a text that decides how narrow its container may be. */
export const longestWord = (text: string): string =>
  text.split(' ').reduce((longest, word) => (word.length > longest.length ? word : longest), '');
