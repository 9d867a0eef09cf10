import { readdirSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { didYouMean } from '../messages/closest';
import { loadContent, type ContentFile } from '../loading/load-content';
import { contentFolder, media } from '../loading/read-file';
import { fileUses, type FileUse } from './file-uses';
import { imageErrors } from './image-errors';
import type { Problem } from '../messages/problem';

const digitsIn = (name: string): string => name.replace(/\D/g, '');

/** Letters that may differ between the name of a file and what was written. */
const slip = 2;

const absence = ({ record, name }: FileUse): string => {
  const folder = name.slice(0, name.lastIndexOf('/') + 1);
  // What differs in its number, or in more than a slip, is another picture.
  const others = record
    .beside(name)
    .map((other) => folder + other)
    .filter((other) => digitsIn(other) === digitsIn(name));
  const help = didYouMean(name, others, slip) ?? 'add it, or correct the name.';
  return `there is no file ${name} beside this one; ${help}`;
};

const errorsOf = async (use: FileUse): Promise<string[]> => {
  const { record, name, rule } = use;
  if (!record.leadsSomewhere(name)) return [absence(use)];
  return rule ? imageErrors(basename(name), record.resolve(name), rule) : [];
};

/** Looks for the pictures and videos that records name, and holds the pictures against their rules. */
export const checkFiles = async (files: readonly ContentFile[]): Promise<Problem[]> => {
  const found = await Promise.all(
    fileUses(files).map(async (use) =>
      (await errorsOf(use)).map((message) => ({
        ...use.record.problem(use.path, message),
        purpose: use.purpose,
      })),
    ),
  );
  return found.flat();
};

/**
 * Finds pictures and videos that no record names. They reach no visitor, so they are not errors; the visual editor leaves one behind
 * whenever a picture is replaced.
 *
 * @param root The project's root; its content has no errors.
 * @returns A sentence for each, with its path.
 */
export const unusedFiles = (root: string): string[] => {
  const folder = join(root, contentFolder);
  const used = new Set(
    fileUses(loadContent(root).files).map(({ record, name }) => record.resolve(name)),
  );
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => media.test(path) && !used.has(join(folder, path)))
    .map((path) => relative(root, join(folder, path)).split(sep).join('/'))
    .sort()
    .map((path) => `${path}  no record names this file; it can be removed.`);
};
