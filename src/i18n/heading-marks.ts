/** How wide a run of a heading is set: opening words narrow, the rest plain, one word wide. */
export type HeadingWidth = 'narrow' | 'body' | 'wide' | 'wide-medium' | 'wide-long';

export interface HeadingRun {
  text: string;
  width: HeadingWidth;
}

/** A part of a heading between which and the next one a line may break; a kept one stays on one line. */
export interface HeadingPhrase {
  kept: boolean;
  runs: HeadingRun[];
}

/** In the content files, a space at which no line may break. */
const tie = '~';

/** Longer words get less width, so that they fit a phone. */
const widthOf = (word: string): HeadingWidth => {
  if (word.length <= 9) return 'wide';
  return word.length <= 12 ? 'wide-medium' : 'wide-long';
};

const splitRuns = (text: string): HeadingRun[] =>
  text
    .split(/(_[^_]+_|\*[^*]+\*)/)
    .filter((part) => part !== '')
    .map((part) => {
      const inner = part.slice(1, -1);
      if (part.startsWith('_')) return { text: inner, width: 'narrow' };
      if (part.startsWith('*')) return { text: inner, width: widthOf(inner) };
      return { text: part, width: 'body' };
    });

const untie = ({ text, width }: HeadingRun): HeadingRun => ({
  text: text.replaceAll(tie, ' '),
  width,
});

/**
 * Splits a heading of the content files into runs of one width.
 *
 * @param text A heading such as `_Ten ways_ to catch the *swell*`: narrow words between underscores, the wide word between asterisks.
 * @returns The runs in order; joined, their texts are the heading without its marks, spaces included.
 */
export const parseHeading = (text: string): HeadingRun[] => splitRuns(text).map(untie);

/** The words of a heading and the spaces between them, each as its runs; `~` makes one word of two. */
const splitWords = (text: string): HeadingRun[][] => {
  const words: HeadingRun[][] = [];
  let space = true;
  for (const { text: run, width } of splitRuns(text)) {
    for (const part of run.split(/(\s+)/).filter(Boolean)) {
      const next = /^\s/.test(part);
      if (next || space) words.push([]);
      words.at(-1)?.push({ text: part, width });
      space = next;
    }
  }
  return words;
};

/** Adds runs to others, and joins those of one width. */
const append = (runs: HeadingRun[], more: readonly HeadingRun[]): void => {
  for (const { text, width } of more) {
    const last = runs.at(-1);
    if (last?.width === width) last.text += text;
    else runs.push({ text, width });
  }
};

/**
 * Splits a heading into the words that `~` keeps together, and what is around them.
 *
 * @param text A heading such as `_One founder,_ a~*wide* horizon`.
 * @returns The phrases in order; joined, their texts are the heading without its marks, spaces included.
 */
export const parseHeadingPhrases = (text: string): HeadingPhrase[] => {
  const phrases: HeadingPhrase[] = [];
  for (const word of splitWords(text)) {
    const kept = word.some((run) => run.text.includes(tie));
    const last = phrases.at(-1);
    if (kept || !last || last.kept) phrases.push({ kept, runs: word.map(untie) });
    else append(last.runs, word);
  }
  return phrases;
};

/**
 * The heading as it is read aloud.
 *
 * @param text A heading with its marks.
 * @returns The same words without marks.
 */
export const plainText = (text: string): string =>
  parseHeading(text)
    .map((run) => run.text)
    .join('');
