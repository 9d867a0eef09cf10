import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentError } from '../errors';
import { languageNames } from '../language-names';
import { languages, type Language } from '../languages';
import { contentFolder, errorIn, styleGuide, type ContentFile } from '../read-content';
import { lineInStory, textsIn } from './texts';

/** A word that a language does not use, and what to write in its place. */
interface ForbiddenTerm {
  language: Language;
  term: string;
  use: string;
}

const cellsOf = (row: string): string[] => row.split('|').map((cell) => cell.trim());

/**
 * Reads the table under the heading "Terms" of the style guide: under the English name of a language the words, and in the next column
 * those never to use. A language without a column has none.
 */
const parseGlossary = (text: string): ForbiddenTerm[] => {
  const [, section = ''] = text.split(/^## Terms$/m);
  const [head = '', , ...rows] = section.split('\n').filter((line) => line.startsWith('|'));
  return languages.flatMap((language) => {
    const column = cellsOf(head).indexOf(languageNames[language]);
    return rows.map(cellsOf).flatMap((cells) =>
      (column < 0 ? '' : (cells[column + 1] ?? ''))
        .split(/,\s*/)
        .filter(Boolean)
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

/** Finds the words that the glossary in `content/STYLE.md` excludes, with what to write in their place. */
export const findForbiddenTerms = (files: readonly ContentFile[], root: string): ContentError[] => {
  const path = join(root, contentFolder, styleGuide);
  const terms = (existsSync(path) ? parseGlossary(readFileSync(path, 'utf8')) : [])
    // A term that is the beginning of a longer one ("landing", "landing page") is not reported as well.
    .sort((one, other) => other.term.length - one.term.length)
    .map((entry) => ({ ...entry, pattern: patternOf(entry.term) }));
  return (
    textsIn(files)
      // Addresses are not sentences, and keywords are what visitors type.
      .filter(({ field }) => !field.some((part) => part === 'slug' || part === 'keywords'))
      .flatMap((text) => {
        const places = new Set<number>();
        return terms.flatMap(({ pattern, use, language }) => {
          const found = language === text.language ? pattern.exec(text.text) : null;
          if (!found || places.has(found.index)) return [];
          places.add(found.index);
          return errorIn(
            text.file,
            text.field,
            `says "${found[0]}", which the glossary excludes; write "${use}" (content/STYLE.md).`,
            lineInStory(text, found.index),
          );
        });
      })
  );
};
