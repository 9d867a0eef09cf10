import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentError } from '../errors';
import { languageNames } from '../language-names';
import { languages, type Language } from '../languages';
import { contentFolder, errorIn, styleGuide, type ContentFile } from '../read-content';
import { lineInMarkdown, textsIn } from './texts';

/** A term that a language avoids, and what to write instead. */
interface ForbiddenTerm {
  language: Language;
  term: string;
  replacement: string;
}

const cellsOf = (row: string): string[] => row.split('|').map((cell) => cell.trim());

/**
 * Reads the table under the heading "Terms" of the style guide: a column with the terms of each
 * language, under its English name, and beside it a column with the terms to avoid.
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
        .map((term) => ({ language, term, replacement: cells[column] ?? '' })),
    );
  });
};

/**
 * Matches whole words, also in the plural or with heading marks between them: "consult" is not in
 * "consultation".
 */
const termPattern = (term: string): RegExp => {
  const words = term.split(' ').map((word) => word.replace(/[^\p{L}\p{N}-]/gu, '\\$&'));
  return new RegExp(
    `(?<![\\p{L}\\p{N}-])${words.join("(?:['’]?s)?[\\s~_*]+")}(?:['’]?s)?(?![\\p{L}\\p{N}])`,
    'iu',
  );
};

/** Finds the terms that the glossary in `content/STYLE.md` excludes, with their replacements. */
export const findForbiddenTerms = (files: readonly ContentFile[], root: string): ContentError[] => {
  const path = join(root, contentFolder, styleGuide);
  const terms = (existsSync(path) ? parseGlossary(readFileSync(path, 'utf8')) : [])
    // The longest first, so that "landing" is not reported within "landing page".
    .sort((one, other) => other.term.length - one.term.length)
    .map((entry) => ({ ...entry, pattern: termPattern(entry.term) }));
  return (
    textsIn(files)
      // Keywords are what visitors type, and slugs are no text.
      .filter(({ field }) => !field.some((part) => part === 'slug' || part === 'keywords'))
      .flatMap((text) => {
        const reported = new Set<number>();
        return terms.flatMap(({ pattern, replacement, language }) => {
          const found = language === text.language ? pattern.exec(text.text) : null;
          if (!found || reported.has(found.index)) return [];
          reported.add(found.index);
          return errorIn(
            text.file,
            text.field,
            `says "${found[0]}", which the glossary excludes; write "${replacement}" (content/STYLE.md).`,
            lineInMarkdown(text, found.index),
          );
        });
      })
  );
};
