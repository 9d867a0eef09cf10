import { basename } from 'node:path';
import { didYouMean } from './closest';
import type { ContentFile } from './load-content';
import { fileUses, type FileUse } from './file-uses';
import { pictureMistakes } from './image-errors';
import type { Problem } from './problem';

const digitsIn = (name: string): string => name.replace(/\D/g, '');

/** Letters that may differ between the name of a file and what somebody wrote. */
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

const mistakesOf = async (use: FileUse): Promise<string[]> => {
  const { record, name, rule } = use;
  if (!record.leadsSomewhere(name)) return [absence(use)];
  return rule ? pictureMistakes(basename(name), record.resolve(name), rule) : [];
};

/**
 * Looks for the pictures and videos that records name, and holds the pictures against their rules.
 *
 * @param files All content files.
 */
export const checkFiles = async (files: readonly ContentFile[]): Promise<Problem[]> => {
  const found = await Promise.all(
    fileUses(files).map(async (use) =>
      (await mistakesOf(use)).map((message) => ({
        ...use.record.problem(use.path, message),
        purpose: use.purpose,
      })),
    ),
  );
  return found.flat();
};
