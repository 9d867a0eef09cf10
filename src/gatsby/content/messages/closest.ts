import { distance } from 'fastest-levenshtein';

/** Letters that may differ before two words are two words; two letters in the wrong order count as two. */
const tolerance = ({ length }: string): number =>
  length < 4 ? 1 : Math.max(2, Math.floor(length / 3));

/**
 * Guesses the word that was meant.
 *
 * @param letters In how many letters they may differ; by default more in longer words.
 * @returns The allowed word that differs from it in a few letters only, or undefined.
 */
export const closest = (
  word: string,
  allowed: readonly string[],
  letters = tolerance(word),
): string | undefined => {
  const [best] = allowed
    .map((candidate) => ({
      candidate,
      apart: distance(word.toLowerCase(), candidate.toLowerCase()),
    }))
    .sort((one, other) => one.apart - other.apart);
  return best && best.apart <= letters ? best.candidate : undefined;
};

/** @returns The guess as a question, such as `did you mean "tech"?`, or undefined where there is none. */
export const didYouMean = (
  word: unknown,
  allowed: readonly string[],
  letters?: number,
): string | undefined => {
  const guess = typeof word === 'string' ? closest(word, allowed, letters) : undefined;
  return guess && `did you mean ${JSON.stringify(guess)}?`;
};
