import { closest as closestOf, distance } from 'fastest-levenshtein';
import { quote } from './errors';

/** Guesses the allowed word that was meant; undefined if every one differs in more than a third of its letters. */
export const closest = (word: string, allowed: readonly string[]): string | undefined => {
  const best = closestOf(word, allowed);
  const apart = best === undefined ? Infinity : distance(word.toLowerCase(), best.toLowerCase());
  return apart <= Math.max(word.length < 4 ? 1 : 2, word.length / 3) ? best : undefined;
};

/** The guess as a question, such as `did you mean "tech"?`; undefined if there is none. */
export const didYouMean = (word: string, allowed: readonly string[]): string | undefined => {
  const guess = closest(word, allowed);
  return guess && `did you mean ${quote(guess)}?`;
};
