import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { didYouMean } from '../did-you-mean';
import type { ContentError } from '../errors';
import { homePage } from '../paths';
import { entriesOf, errorAt, errorIn, type ContentFile } from '../read-content';

/** Components in `src/templates/` without a file in `content/pages/`. */
const otherTemplates = ['article', 'not-found', 'root'];

const readTemplates = (root: string): string[] =>
  readdirSync(join(root, 'src/templates')).flatMap((name) => {
    const [, key] = /^([a-z-]+)\.tsx$/.exec(name) ?? [];
    return key && !otherTemplates.includes(key) ? key : [];
  });

/** Reports pages without a template, templates without their page, and a home page with a slug or another page without one. */
export const checkPages = (files: readonly ContentFile[], root: string): ContentError[] => {
  const templates = readTemplates(root);
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
          `there is no template src/templates/${file.key}.tsx; ${guess ?? 'add it and save this file again, or remove this file.'}`,
        );
      }),
    ...absent.map((key) =>
      errorAt(`pages/${key}.json`, `is missing; src/templates/${key}.tsx needs it.`),
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
