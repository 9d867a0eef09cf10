/** How wide a run of a heading is set: opening words narrow, the rest plain, one word wide. */
export type HeadingWidth = 'narrow' | 'body' | 'wide' | 'wide-medium' | 'wide-long';

export interface HeadingRun {
  text: string;
  width: HeadingWidth;
}

/** A line may break between two phrases; a kept phrase stays on one line. */
interface HeadingPhrase {
  kept: boolean;
  runs: HeadingRun[];
}

/** In the content files, a space that must not break. */
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
 * Splits `_Ten ways_ to catch the *swell*` into narrow, plain and wide runs; joined, they are the
 * heading without marks.
 */
export const parseHeading = (text: string): HeadingRun[] => splitRuns(text).map(untie);

/** The words and spaces of a heading as runs; `~` joins two words. */
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

/**
 * Returns the words between which the lines of a heading can break, without the spaces between
 * them.
 */
export const headingWords = (text: string): HeadingRun[][] =>
  splitWords(text)
    .filter(([first]) => first && !/^\s/.test(first.text))
    .map((word) => word.map(untie));

/** Appends runs, merging neighbours of one width. */
const append = (runs: HeadingRun[], more: readonly HeadingRun[]): void => {
  for (const { text, width } of more) {
    const last = runs.at(-1);
    if (last?.width === width) last.text += text;
    else runs.push({ text, width });
  }
};

/**
 * Splits `_One founder,_ a~*wide* horizon` into phrases that `~` keeps together, and those between
 * them.
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

/** Returns a heading without its marks, as it is read aloud. */
export const plainText = (text: string): string =>
  parseHeading(text)
    .map((run) => run.text)
    .join('');
