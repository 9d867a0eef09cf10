/** How wide a run of a heading is set: opening words narrow, the rest plain, one word wide as a wave builds. */
export type SwellTone = 'narrow' | 'body' | 'wide' | 'wide-medium' | 'wide-long';

export interface SwellRun {
  text: string;
  tone: SwellTone;
}

/** A part of a heading between which and the next one a line may break; a kept one stands on one line. */
export interface SwellPhrase {
  kept: boolean;
  runs: SwellRun[];
}

/** Stands in the content files for a space at which no line may break. */
const tie = '~';

/** Longer words get less width, so that they fit a phone (`design/README.md`, section 3). */
const wideTone = (word: string): SwellTone => {
  if (word.length <= 9) return 'wide';
  return word.length <= 12 ? 'wide-medium' : 'wide-long';
};

const splitRuns = (text: string): SwellRun[] =>
  text
    .split(/(_[^_]+_|\*[^*]+\*)/)
    .filter((part) => part !== '')
    .map((part) => {
      const inner = part.slice(1, -1);
      if (part.startsWith('_')) return { text: inner, tone: 'narrow' };
      if (part.startsWith('*')) return { text: inner, tone: wideTone(inner) };
      return { text: part, tone: 'body' };
    });

const untie = ({ text, tone }: SwellRun): SwellRun => ({ text: text.replaceAll(tie, ' '), tone });

/**
 * Splits a heading of the content files into runs of one width.
 *
 * @param text A heading such as `_Ten ways_ to catch the *swell*`: narrow words between underscores, the wide word between asterisks.
 * @returns The runs in order; joined, their texts are the heading without its marks, spaces included.
 */
export const parseSwell = (text: string): SwellRun[] => splitRuns(text).map(untie);

/** The words of a heading, where `~` makes one word of two, and the spaces between them; each is one run, or several where a mark ends inside of it. */
const splitWords = (text: string): SwellRun[][] => {
  const words: SwellRun[][] = [];
  let space = true;
  for (const { text: run, tone } of splitRuns(text)) {
    for (const part of run.split(/(\s+)/).filter(Boolean)) {
      const next = /^\s/.test(part);
      if (next || space) words.push([]);
      words.at(-1)?.push({ text: part, tone });
      space = next;
    }
  }
  return words;
};

/** Adds runs to others, and joins those of one width. */
const append = (runs: SwellRun[], more: readonly SwellRun[]): void => {
  for (const { text, tone } of more) {
    const last = runs.at(-1);
    if (last?.tone === tone) last.text += text;
    else runs.push({ text, tone });
  }
};

/**
 * Splits a heading into the words that stay together, which `~` stands between, and what stands around them.
 *
 * @param text A heading such as `_One founder,_ a~*wide* horizon`.
 * @returns The phrases in order; joined, their texts are the heading without its marks, spaces included.
 */
export const parsePhrases = (text: string): SwellPhrase[] => {
  const phrases: SwellPhrase[] = [];
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
  parseSwell(text)
    .map((run) => run.text)
    .join('');
