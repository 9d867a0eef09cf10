import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { parseJson, parseStory, SyntaxMistake, type Parsed } from './parse';
import type { FieldPath, Problem } from './problem';

/** A content file that could be read. */
export interface ContentFile extends Parsed {
  /** Path below `content/`, with forward slashes. */
  path: string;
  /** @returns A mistake in this file, at the line of the field or the one that is given. */
  problem: (field: FieldPath, message: string, line?: number) => Problem;
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
  '.md': parseStory,
};

const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

const isFile = (path: string): boolean =>
  Boolean(statSync(path, { throwIfNoEntry: false })?.isFile());

/** Records are named in lower case, because some disks take `Gold.json` and `gold.json` for one file and others do not. */
const goodName = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** @returns Whether a record, or the folder of a case, may be named like this; endings of files are not looked at. */
export const isRecordName = (name: string): boolean => goodName.test(name);

/** What a program may have made of a record's name when it was saved. */
const looksLikeRecord = /\.(json|md)(\.txt)?$/i;

const endingOf = (path: string): string => /\.[^.]+$/.exec(path)?.[0] ?? '';

/** Pictures and videos, which records name. */
export const media = /\.(avif|gif|jpe?g|mp4|png|svg|webm|webp)$/i;

/** What systems and editors leave behind by themselves. */
const byTheWay = /^\.|~$|^(desktop\.ini|thumbs\.db)$/i;

const nameMistake = (path: string): string | undefined => {
  const name = basename(path);
  const ending = endingOf(name);
  if (looksLikeRecord.test(name))
    return parsers[ending] && isRecordName(name.slice(0, -ending.length))
      ? undefined
      : `the name ${name} is not one of a record; use small letters, digits and hyphens, and end it in .json or .md.`;
  return byTheWay.test(name) || media.test(name)
    ? undefined
    : `the site does not read a file called ${name}; a record ends in .json, a case's file in .md, and pictures and videos in their format, such as .png or .mp4.`;
};

/**
 * @throws SyntaxMistake When the file is not UTF-8, or begins with the invisible mark that some programs put there.
 */
const readText = (path: string): string => {
  const bytes = readFileSync(path);
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new SyntaxMistake(
      1,
      'the file is not saved as UTF-8, so its letters would be lost; save it as UTF-8.',
    );
  }
  if (text.startsWith('\uFEFF')) {
    throw new SyntaxMistake(
      1,
      'the file begins with an invisible mark (BOM); save it as UTF-8 without BOM.',
    );
  }
  return text;
};

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
    .filter((path) => isFile(join(folder, path)))
    .map((path) => path.split(sep).join('/'))
    .sort();
  for (const path of paths) {
    if (path === guide) continue;
    const absolute = join(folder, path);
    const file = relative(root, absolute).split(sep).join('/');
    const misnamed = nameMistake(path);
    if (misnamed) found.problems.push({ file, line: 1, field: '', message: misnamed });
    const parse = parsers[endingOf(path)];
    if (!parse || misnamed) continue;
    const resolve = (target: string) => join(dirname(absolute), target);
    try {
      const parsed = parse(readText(absolute));
      found.files.push({
        ...parsed,
        path,
        problem: (field, message, line = parsed.lineOf(field)) => ({
          file,
          line,
          field: name(field),
          message,
        }),
        leadsSomewhere: (target) => isFile(resolve(target)),
        resolve,
        beside: (target) => namesIn(dirname(resolve(target))),
      });
    } catch (error) {
      if (!(error instanceof SyntaxMistake)) throw error;
      const { line, message } = error;
      found.problems.push({ file, line, field: '', message });
    }
  }
  return found;
};
