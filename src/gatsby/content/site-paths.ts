import { languages } from '../../i18n/languages';
import { casesPage, composePath, homePage } from '../../i18n/route-table';
import { caseFiles } from './case-files';
import type { ContentFile } from './content-files';

/** An address part as it stands, even where the rest of its record is wrong: one mistake should not bring others along. */
const slugIn = (value: unknown, ...language: string[]): string | undefined => {
  const slug = ['slug', ...language].reduce<unknown>((inner, name) => Object(inner)[name], value);
  return typeof slug === 'string' ? slug : undefined;
};

/**
 * Lists the paths at which the site has a page.
 *
 * @param files All content files.
 */
export const sitePaths = (files: readonly ContentFile[]): string[] => {
  const slugOf = (name: string, language: string) =>
    slugIn(files.find(({ path }) => path === `pages/${name}.json`)?.value, language);
  const pages = files.flatMap(({ path, value }) =>
    path.startsWith('pages/')
      ? languages.map((language) =>
          path === `pages/${homePage}.json`
            ? composePath(language)
            : composePath(language, slugIn(value, language)),
        )
      : [],
  );
  const cases = caseFiles(files).map(({ file, language }) =>
    composePath(language, slugOf(casesPage, language), slugIn(file.value)),
  );
  return [...pages, ...cases];
};
