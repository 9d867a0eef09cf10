import { readdirSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { didYouMean } from '../messages/closest';
import { loadContent, type ContentFile } from '../loading/load-content';
import { contentFolder, media } from '../loading/read-file';
import { fileUses, type FileUse } from './file-uses';
import { imageErrors } from './image-errors';
import type { Problem } from '../messages/problem';

const digitsIn = (name: string): string => name.replace(/\D/g, '');

/** In how many letters a misspelt file name may differ. */
const slip = 2;

const absence = ({ record, name }: FileUse): string => {
  const folder = name.slice(0, name.lastIndexOf('/') + 1);
  // A name with another number, or with more differences, is another picture.
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

/** Checks that the pictures and videos that records name exist, and that the pictures follow their rules. */
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

/** Reports files that valid content never names. They are no errors: the visual editor leaves one behind when a picture is replaced. */
export const unusedFiles = (root: string): Problem[] => {
  const folder = join(root, contentFolder);
  const used = new Set(
    fileUses(loadContent(root).files).map(({ record, name }) => record.resolve(name)),
  );
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => media.test(path) && !used.has(join(folder, path)))
    .map((path) => relative(root, join(folder, path)).split(sep).join('/'))
    .sort()
    .map((file) => ({ file, field: '', message: 'no record names this file; it can be removed.' }));
};
