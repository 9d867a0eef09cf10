import type { ContentFile } from './content-files';
import { describe } from './describe';
import { folderKinds, identify, singleKinds } from './kinds';
import type { FieldPath, Problem } from './problem';
import type { z } from 'zod';

/**
 * Holds one file against a schema, and looks whether the pictures and videos that it names are there.
 *
 * @returns Its mistakes.
 */
export const checkAgainst = (file: ContentFile, schema: z.ZodType): Problem[] => {
  const { error } = schema.safeParse(file.value);
  const broken = error ? describe(error, file.value) : [];
  return [
    ...broken.map(({ path, message }) => file.problem(path, message)),
    ...missingFiles(file, file.value, []),
  ];
};

/** Schemas let a text start with a dot and a slash only where a file is meant. */
const isFileName = (value: unknown): value is string =>
  typeof value === 'string' && /^\.\.?\//.test(value);

const missingFiles = (file: ContentFile, value: unknown, path: FieldPath): Problem[] => {
  if (isFileName(value)) {
    return file.leadsSomewhere(value)
      ? []
      : [
          file.problem(
            path,
            `there is no file ${value} beside this one; add it, or correct the name.`,
          ),
        ];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    missingFiles(file, inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
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
 * @returns One mistake for each that is not there.
 */
export const missing = (files: readonly ContentFile[], paths: readonly string[]): Problem[] =>
  paths
    .filter((path) => !files.some((file) => file.path === path))
    .map((path) => ({
      file: `content/${path}`,
      field: '',
      message: 'this file is missing; the site needs it.',
    }));
