import { languages, type Language } from '../../../i18n/languages';
import { languageNames } from '../language-names';
import type { Problem } from '../messages/problem';
import { lineIn, type Text } from './warnings/texts-in';

/** A word that a language does not use, and what to write in its place. */
export interface ForbiddenTerm {
  language: Language;
  term: string;
  use: string;
}

const cellsOf = (row: string): string[] => row.split('|').map((cell) => cell.trim());

/**
 * Reads the table under the heading "Terms" of the style guide: under the English name of a language the words, and in the next column
 * those never to use. A language without a column has none.
 */
export const parseGlossary = (styleGuide: string): ForbiddenTerm[] => {
  const [, section = ''] = styleGuide.split(/^## Terms$/m);
  const [head = '', , ...rows] = section.split('\n').filter((line) => line.startsWith('|'));
  return languages.flatMap((language) => {
    const column = cellsOf(head).indexOf(languageNames[language]);
    if (column < 0) return [];
    return rows.map(cellsOf).flatMap((cells) =>
      (cells[column + 1] ?? '')
        .split(/,\s*/)
        .filter((term) => term !== '')
        .map((term) => ({ language, term, use: cells[column] ?? '' })),
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
  // A term that is the beginning of a longer one ("landing", "landing page") is not reported as well.
  const terms = [...glossary]
    .sort((one, other) => other.term.length - one.term.length)
    .map((entry) => ({ ...entry, pattern: patternOf(entry.term) }));
  return (
    texts
      // Addresses are not sentences, and keywords are what visitors type.
      .filter(({ field }) => !field.some((part) => part === 'slug' || part === 'keywords'))
      .flatMap(({ file, field, language, text }) => {
        const places = new Set<number>();
        return terms.flatMap(({ pattern, use, ...entry }) => {
          const found = entry.language === language ? pattern.exec(text) : null;
          if (!found || places.has(found.index)) return [];
          places.add(found.index);
          return file.problem(
            field,
            `says "${found[0]}", which the glossary excludes; write "${use}" (content/STYLE.md).`,
            lineIn({ field, text }, found.index),
          );
        });
      })
  );
};
