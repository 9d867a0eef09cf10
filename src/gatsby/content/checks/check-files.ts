import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { z } from 'zod';
import { didYouMean } from '../messages/closest';
import { listContent } from '../loading/list-content';
import { loadContent, type ContentFile } from '../loading/load-content';
import { contentFolder, media } from '../loading/read-file';
import { imageErrors } from './image-errors';
import { problemAt, type Problem } from '../messages/problem';
import { fieldsOf, purposeOf, valueAt } from '../schemas/fields';
import { fileEndings } from '../schemas/files';
import { pictureRules } from '../schemas/pictures';

/** Lists the pictures and videos that records name in valid form, such as `./vela.png`; pictures have a rule. */
export const fileUses = (files: readonly ContentFile[]) =>
  files.flatMap((record) => {
    const schema = record.identity?.kind.schema;
    const fields = schema ? fieldsOf(schema).filter((field) => fileEndings.has(field.schema)) : [];
    return fields.flatMap(({ path, schema: field }) => {
      const name = z.string().safeParse(valueAt(record.value, path)).data;
      // The schema reports names that are not paths.
      return schema && name !== undefined && z.core.safeParse(field, name).success
        ? [{ record, path, name, rule: pictureRules.get(field), purpose: purposeOf(schema, path) }]
        : [];
    });
  });

type FileUse = ReturnType<typeof fileUses>[number];

const digitsIn = (name: string): string => name.replace(/\D/g, '');

/** In how many letters a misspelt file name may differ. */
const slip = 2;

const errorsOf = async ({ record, name, rule }: FileUse): Promise<string[]> => {
  const file = record.resolve(name);
  if (existsSync(file) && statSync(file).isFile())
    return rule ? imageErrors(basename(name), file, rule) : [];
  const others = existsSync(dirname(file)) ? readdirSync(dirname(file)) : [];
  if (others.includes(basename(file)))
    return [`${name} is a folder, or a link that leads nowhere; put the file itself in its place.`];
  const meant = others
    .map((other) => `./${posix.join(posix.dirname(name), other)}`)
    // A name with another number, or with more differences, is another picture.
    .filter((other) => digitsIn(other) === digitsIn(name));
  const help = didYouMean(name, meant, slip) ?? 'add it, or correct the name.';
  return [`there is no file ${name} beside this one; ${help}`];
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
  return listContent(root)
    .paths.filter((path) => media.test(path) && !used.has(join(folder, path)))
    .sort()
    .map((path) => problemAt(path, 'no record names this file; it can be removed.'));
};
