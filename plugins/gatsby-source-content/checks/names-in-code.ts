import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Which evidence of a name the code of the pages has: the name itself, only its words, or neither.
 */
export type Evidence = 2 | 1 | 0;

/** The words of a name in lower case; `form.namePlaceholder` has three. */
const wordsIn = (text: string): string[] =>
  (text.match(/\p{Lu}*[\p{Ll}\d]+|\p{Lu}+/gu) ?? []).map((word) => word.toLowerCase());

const readCode = (folder: string): string => {
  if (!existsSync(folder)) return '';
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'))
    .join('\n');
};

/**
 * Looks for the names of texts in the code of a folder, which it reads at the first question. Code
 * that composes a name has only its words, and a misspelt name has a word that the code lacks.
 */
export const lookInCode = (folder: string): ((name: string) => Evidence) => {
  let code: { text: string; words: Set<string> } | undefined;
  return (name) => {
    if (!code) {
      const text = readCode(folder);
      code = { text, words: new Set(wordsIn(text)) };
    }
    const { text, words } = code;
    if ([`'${name}'`, `:${name}'`, `"${name}"`].some((literal) => text.includes(literal))) return 2;
    return wordsIn(name).every((word) => words.has(word)) ? 1 : 0;
  };
};

/**
 * The keys that the code writes out, such as `newsletter.submit` in
 * `t('common:newsletter.submit')`.
 */
export const keysInCode = (folder: string): string[] => [
  ...new Set(
    [...readCode(folder).matchAll(/\bt\(\s*'(?:\w+:)?([\w.-]+)'/g)].map(([, key = '']) => key),
  ),
];
