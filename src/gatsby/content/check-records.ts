import { checkPictures } from './check-pictures';
import { didYouMean } from './closest';
import type { ContentFile } from './content-files';
import { describe } from './describe';
import { folderKinds, identify, singleKinds } from './kinds';
import type { FieldPath, Problem } from './problem';
import { purposeOf } from './schema-at';
import type { z } from 'zod';

/** Schemas let a text start with a dot and a slash only where a file is meant. */
const isFileName = (value: unknown): value is string =>
  typeof value === 'string' && /^\.\.?\//.test(value);

const missingFiles = (file: ContentFile, value: unknown, path: FieldPath): Problem[] => {
  if (isFileName(value)) {
    if (file.leadsSomewhere(value)) return [];
    const folder = value.slice(0, value.lastIndexOf('/') + 1);
    const others = file.beside(value).map((name) => folder + name);
    const help = didYouMean(value, others) ?? 'add it, or correct the name.';
    return [file.problem(path, `there is no file ${value} beside this one; ${help}`)];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    missingFiles(file, inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
};

/**
 * Holds one file against a schema, and looks at the pictures and videos that it names.
 *
 * @returns Its mistakes, each with what the field is for.
 */
export const checkAgainst = (file: ContentFile, schema: z.ZodType): Problem[] => {
  const explained: ContentFile = {
    ...file,
    problem: (path, message) => ({
      ...file.problem(path, message),
      purpose: purposeOf(schema, path),
    }),
  };
  const { error } = schema.safeParse(file.value);
  const broken = error ? describe(error, file.value, schema) : [];
  return [
    ...broken.map(({ path, message }) => explained.problem(path, message)),
    ...missingFiles(explained, file.value, []),
    ...checkPictures(explained, schema),
  ];
};

const homes = [
  ...Object.keys(folderKinds).map((folder) => `${folder}/`),
  ...Object.keys(singleKinds).map((name) => `${name}.json`),
];

const isElsewhere = ({ path }: ContentFile): boolean => /^(locales|cases)\//.test(path);

/**
 * Checks every JSON record.
 *
 * @param files All content files.
 * @returns Records that break a rule, files that are no record, and single records that are not there.
 */
export const checkRecords = (files: readonly ContentFile[]): Problem[] => {
  const records = files.filter((file) => !isElsewhere(file));
  const broken = records.flatMap((file) => {
    const found = identify(file.path);
    return found
      ? checkAgainst(file, found.kind.schema)
      : [
          file.problem(
            [],
            `no kind of record lives here; expected a place such as ${homes.join(', ')}.`,
          ),
        ];
  });
  return [
    ...broken,
    ...missing(
      files,
      Object.keys(singleKinds).map((name) => `${name}.json`),
    ),
  ];
};

/**
 * @param files All content files.
 * @param paths Paths below `content/` that the site cannot do without.
 * @param message What to do about it.
 * @returns One mistake for each that is not there.
 */
export const missing = (
  files: readonly ContentFile[],
  paths: readonly string[],
  message = 'this file is missing; the site needs it.',
): Problem[] =>
  paths
    .filter((path) => !files.some((file) => file.path === path))
    .map((path) => ({
      file: `content/${path}`,
      field: '',
      message,
    }));
