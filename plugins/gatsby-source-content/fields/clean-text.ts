/** Line separators that HTML does not collapse. */
const separators = /[\u0085\u2028\u2029]/g;

/**
 * Characters without a shape, such as a zero-width space or a soft hyphen; not those that emoji
 * consist of.
 */
const invisible =
  /(?![\t\n\v\f\r\u200c\u200d\p{Variation_Selector}])(?<!\u{1f3f4}[\u{e0020}-\u{e007e}]*)[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * Emoji and scripts such as Persian need joiners; after a Latin letter or a space nobody sees them.
 */
const joiners = /(?<=^|[\s\p{P}\p{N}\p{Script=Latin}])[\u200c\u200d]+/gu;

/** Takes out what nobody can see; spaces and line breaks stay, as Markdown needs them. */
export const withoutInvisible = (text: string): string =>
  text.replaceAll(separators, ' ').replaceAll(invisible, '').replaceAll(joiners, '');

/**
 * Writes a text as one line with single spaces, none of them at its ends, and without invisible
 * characters.
 */
export const cleanText = (text: string): string =>
  withoutInvisible(text)
    .replaceAll(/[ \t\n\v\f\r]+/g, ' ')
    .trim();

/** Names the first character of a text, which cleaning takes out. */
export const describeUnclean = (text: string): string => {
  if (text.startsWith('\t')) return 'a tab';
  if (/^[\n\v\f\r\u0085\u2028\u2029]/.test(text)) return 'a line break';
  if (/^[^\S\ufeff]/.test(text)) return 'a space at an end, or two in a row';
  const code = text.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return `an invisible character (U+${code})`;
};
