/** How wide a run of a heading is set: opening words narrow, the rest plain, one word wide as a wave builds. */
export type SwellTone = 'narrow' | 'body' | 'wide' | 'wide-medium' | 'wide-long';

export interface SwellRun {
  text: string;
  tone: SwellTone;
}

/** Longer words get less width, so that they fit a phone (`design/README.md`, section 3). */
const wideTone = (word: string): SwellTone => {
  if (word.length <= 9) return 'wide';
  return word.length <= 12 ? 'wide-medium' : 'wide-long';
};

/**
 * Splits a heading of the content files into runs of one width.
 *
 * @param text A heading such as `_Ten ways_ to catch the *swell*`: narrow words between underscores, the wide word between asterisks.
 * @returns The runs in order; joined, their texts are the heading without its marks, spaces included.
 */
export const parseSwell = (text: string): SwellRun[] =>
  text
    .split(/(_[^_]+_|\*[^*]+\*)/)
    .filter((part) => part !== '')
    .map((part) => {
      const inner = part.slice(1, -1);
      if (part.startsWith('_')) return { text: inner, tone: 'narrow' };
      if (part.startsWith('*')) return { text: inner, tone: wideTone(inner) };
      return { text: part, tone: 'body' };
    });

/**
 * The heading as it is read aloud.
 *
 * @param text A heading with its marks.
 * @returns The same words without marks.
 */
export const plainText = (text: string): string =>
  parseSwell(text)
    .map((run) => run.text)
    .join('');
