import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { didYouMean } from '../did-you-mean';
import type { ContentError } from '../errors';
import type { ContentOptions } from '../options';
import { homePage } from '../paths';
import { entriesOf, errorAt, errorIn, type ContentFile } from '../read-content';

const readTemplates = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => /^([a-z-]+)\.tsx$/.exec(name)?.[1] ?? []);

/**
 * Reports pages without a template, templates without their page, and a home page with a slug or
 * another page without one.
 */
export const checkPages = (
  files: readonly ContentFile[],
  root: string,
  { templates: folder }: ContentOptions,
): ContentError[] => {
  const templates = readTemplates(join(root, folder));
  const pages = files.filter(({ type }) => type?.name === 'Page');
  const keys = pages.flatMap(({ key }) => key ?? []);
  const absent = templates.filter((key) => !keys.includes(key));
  return [
    ...pages
      .filter(({ key = '' }) => !templates.includes(key))
      .map((file) => {
        const guess = didYouMean(
          `${file.key}.json`,
          absent.map((key) => `${key}.json`),
        );
        return errorIn(
          file,
          [],
          `there is no template ${folder}/${file.key}.tsx; ${guess ?? 'add it and save this file again, or remove this file.'}`,
        );
      }),
    ...absent.map((key) =>
      errorAt(`pages/${key}.json`, `is missing; ${folder}/${key}.tsx needs it.`),
    ),
    ...entriesOf(files, 'Page').flatMap(({ file, key, entry: { slug } }) => {
      if (key === homePage)
        return slug
          ? errorIn(file, ['slug'], 'the home page is at the root of its language; remove this.')
          : [];
      return slug ? [] : errorIn(file, ['slug'], 'is missing; only the home page has none.');
    }),
  ];
};
