import { closestMatch } from '../did-you-mean';
import { defaultLanguage, type Language } from '../languages';
import type { Evidence } from './names-in-code';

/** The names of texts or files in each language. */
export type Names = ReadonlyMap<Language, readonly string[]>;

/** How the names of a language differ from those of the others. */
export interface Comparison {
  /** Names that the language lacks. */
  absent: string[];
  /** Names that are wrong, each with the one that was probably meant. */
  wrong: { name: string; meant?: string }[];
}

/** The languages that have a name. */
export const languagesWith = (names: Names, name: string): Language[] =>
  [...names].filter(([, own]) => own.includes(name)).map(([language]) => language);

/** Of the names that not every language has, those that the code or most languages confirm. */
const rightNames = (names: Names, evidenceOf: (name: string) => Evidence): string[] => {
  const disputed = [...new Set([...names.values()].flat())]
    .map((name) => {
      const found = languagesWith(names, name);
      const weight = found.length + (found.includes(defaultLanguage) ? 0.5 : 0);
      return { name, found, weight };
    })
    .filter(({ found }) => found.length < names.size)
    .map((entry) => ({ ...entry, evidence: evidenceOf(entry.name) }))
    .sort((one, other) => other.evidence - one.evidence || other.weight - one.weight);
  const right: string[] = [];
  for (const { name, found, weight, evidence } of disputed) {
    // The same text by two names: close to each other, and no language has both.
    const rivals = disputed.filter(
      (other) =>
        other.name !== name &&
        closestMatch(other.name, [name]) !== undefined &&
        !other.found.some((language) => found.includes(language)),
    );
    const isLikely = rivals.length > 0 || found.includes(defaultLanguage);
    const isConfirmed = evidence === 2 || (evidence === 1 && isLikely) || weight > names.size / 2;
    if (isConfirmed && !rivals.some((rival) => right.includes(rival.name))) right.push(name);
  }
  return right;
};

/**
 * Compares the names of a language with those of the others; the code decides which is right, or
 * most languages do.
 */
export const compareNames = (
  names: Names,
  evidenceOf: (name: string) => Evidence,
): ((language: Language) => Comparison) => {
  const right = rightNames(names, evidenceOf);
  return (language) => {
    const own = names.get(language) ?? [];
    const absent = right.filter((name) => !own.includes(name));
    const wrong = own
      .filter((name) => languagesWith(names, name).length < names.size && !right.includes(name))
      .map((name) => ({ name, meant: closestMatch(name, absent) }));
    return {
      // A misspelt name is not reported as missing as well.
      absent: absent.filter((name) => !wrong.some(({ meant }) => meant === name)),
      wrong,
    };
  };
};
