import { languages } from '../../i18n/languages';
import { casesPage, composePath, homePage } from '../../i18n/route-table';
import type { ContentFile } from './load-content';

/** An address part as it is, even where the rest of its record is wrong: one error should not bring others along. */
const slugIn = (file: ContentFile | undefined, language: string): string | undefined => {
  const slug: unknown = Object(Object(file?.value).slug)[language];
  return typeof slug === 'string' ? slug : undefined;
};

/**
 * Lists the paths at which the site has a page.
 *
 * @param files All content files.
 */
export const sitePaths = (files: readonly ContentFile[]): string[] => {
  const index = files.find(({ path }) => path === `pages/${casesPage}.json`);
  return files.flatMap((file) => {
    const { name, key } = file.identity ?? {};
    if (name === 'pages')
      return languages.map((language) =>
        key === homePage ? composePath(language) : composePath(language, slugIn(file, language)),
      );
    if (name === 'cases')
      return languages.map((language) =>
        composePath(language, slugIn(index, language), slugIn(file, language)),
      );
    return [];
  });
};
