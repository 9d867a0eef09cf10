import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { parseFrontMatter, parseJson, SyntaxMistake, type Parsed } from './parse';
import type { FieldPath, Problem } from './problem';

/** A content file that could be read. */
export interface ContentFile extends Parsed {
  /** Path below `content/`, with forward slashes. */
  path: string;
  /** @returns A mistake in this file, at the line of the field. */
  problem: (field: FieldPath, message: string) => Problem;
  /** @returns Whether a path written in this file leads to a file that is there. */
  leadsSomewhere: (path: string) => boolean;
  /** @returns Where a path written in this file leads, as a whole path. */
  resolve: (path: string) => string;
  /** @returns Names of the files that stand in the folder to which a path written in this file leads. */
  beside: (path: string) => string[];
}

export interface ContentFiles {
  files: ContentFile[];
  /** Files that could not be read. */
  problems: Problem[];
}

/** The folder of all content, below the project's root. */
export const contentFolder = 'content';

/** The editors' guide stands where they look for it, and is no content. */
export const guide = 'README.md';

const parsers: Record<string, (text: string) => Parsed> = {
  '.json': parseJson,
  '.md': parseFrontMatter,
};

const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

const endingOf = (path: string): string => /\.[^.]+$/.exec(path)?.[0] ?? '';

/**
 * Reads every JSON and Markdown file below `content/`.
 *
 * @param root The project's root.
 * @param name Writes a field's place in words.
 */
export const readContentFiles = (root: string, name: (path: FieldPath) => string): ContentFiles => {
  const folder = join(root, contentFolder);
  const found: ContentFiles = { files: [], problems: [] };

  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.split(sep).join('/'))
    .sort();
  for (const path of paths) {
    const parse = parsers[endingOf(path)];
    if (!parse || path === guide) continue;
    const absolute = join(folder, path);
    const file = relative(root, absolute).split(sep).join('/');
    const resolve = (target: string) => join(dirname(absolute), target);
    try {
      const parsed = parse(readFileSync(absolute, 'utf8'));
      found.files.push({
        ...parsed,
        path,
        problem: (field, message) => ({
          file,
          line: parsed.lineOf(field),
          field: name(field),
          message,
        }),
        leadsSomewhere: (target) => existsSync(resolve(target)),
        resolve,
        beside: (target) => namesIn(dirname(resolve(target))),
      });
    } catch (error) {
      if (!(error instanceof SyntaxMistake)) throw error;
      found.problems.push({ file, line: error.line, field: '', message: error.message });
    }
  }
  return found;
};
