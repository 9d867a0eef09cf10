import { languages, type Language } from '../../../i18n/languages';
import type { Problem } from '../messages/problem';
import { lineIn, type Text } from './warnings/texts-in';

/** A word that a language does not use, and what to write in its place. */
export interface ForbiddenTerm {
  language: Language;
  term: string;
  use: string;
}

/** Reads the table under the heading "Terms" of the style guide: for each language a column with the word and one with those never to use. */
export const parseGlossary = (styleGuide: string): ForbiddenTerm[] => {
  const [, section = ''] = styleGuide.split(/^## Terms$/m);
  const [, , ...rows] = section.split('\n').filter((line) => line.startsWith('|'));
  return rows.flatMap((row) => {
    const [, ...cells] = row.split('|').map((cell) => cell.trim());
    return languages.flatMap((language, index) =>
      (cells[2 * index + 1] ?? '')
        .split(/,\s*/)
        .filter((term) => term !== '')
        .map((term) => ({ language, term, use: cells[2 * index] ?? '' })),
    );
  });
};

/** Whole words only, with or without the s of a plural ("consult" is not in "consultation"); a heading's marks may be between them. */
const patternOf = (term: string): RegExp => {
  const words = term.split(' ').map((word) => word.replace(/[^\p{L}\p{N}-]/gu, '\\$&'));
  return new RegExp(
    `(?<![\\p{L}\\p{N}-])${words.join("(?:['’]?s)?[\\s~_*]+")}(?:['’]?s)?(?![\\p{L}\\p{N}])`,
    'iu',
  );
};

/** Finds the words that the glossary excludes, with the line and what to write in their place. */
export const findForbiddenTerms = (
  texts: readonly Pick<Text, 'file' | 'field' | 'language' | 'text'>[],
  glossary: readonly ForbiddenTerm[],
): Problem[] => {
  const terms = glossary.map((entry) => ({ ...entry, pattern: patternOf(entry.term) }));
  return (
    texts
      // Addresses are not sentences, and keywords are what visitors type.
      .filter(({ field }) => !field.some((part) => part === 'slug' || part === 'keywords'))
      .flatMap(({ file, field, language, text }) =>
        terms.flatMap(({ pattern, term, use, ...entry }) => {
          const found = entry.language === language ? pattern.exec(text) : null;
          if (!found) return [];
          return file.problem(
            field,
            `says "${found[0]}", which the glossary excludes; write "${use}" (content/STYLE.md).`,
            lineIn({ field, text }, found.index),
          );
        }),
      )
  );
};
