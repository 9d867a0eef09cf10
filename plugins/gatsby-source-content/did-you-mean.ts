import { closest as closestWord, distance } from 'fastest-levenshtein';
import { quote } from './errors';

/** Finds the closest allowed value; undefined if more than a third of the letters differ. */
export const closestMatch = (word: string, allowed: readonly string[]): string | undefined => {
  const best = closestWord(word, allowed);
  const edits = best === undefined ? Infinity : distance(word.toLowerCase(), best.toLowerCase());
  return edits <= Math.max(word.length < 4 ? 1 : 2, word.length / 3) ? best : undefined;
};

/** The guess as a question, such as `did you mean "tech"?`; undefined if there is none. */
export const didYouMean = (word: string, allowed: readonly string[]): string | undefined => {
  const guess = closestMatch(word, allowed);
  return guess && `did you mean ${quote(guess)}?`;
};
