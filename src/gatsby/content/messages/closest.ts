import { distance } from 'fastest-levenshtein';

/** In how many letters a misspelt word may differ; two swapped letters count as two. */
const tolerance = ({ length }: string): number =>
  length < 4 ? 1 : Math.max(2, Math.floor(length / 3));

/** Guesses the allowed word that was meant; undefined if none differs in at most `letters` letters, by default more in longer words. */
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

/** The guess as a question, such as `did you mean "tech"?`; undefined if there is none. */
export const didYouMean = (
  word: string,
  allowed: readonly string[],
  letters?: number,
): string | undefined => {
  const guess = closest(word, allowed, letters);
  return guess && `did you mean ${JSON.stringify(guess)}?`;
};
