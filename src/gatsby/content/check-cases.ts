import { defaultLanguage, isLanguage, languages, type Language } from '../../i18n/languages';
import { findDoubles } from './check-pages';
import { checkAgainst, missing } from './check-records';
import type { ContentFile } from './content-files';
import { languageNames } from './language-names';
import type { Problem } from './problem';
import { caseSchema, caseTranslationSchema } from './schemas/case';

interface CaseFile {
  file: ContentFile;
  folder: string;
  language: Language;
}

const place = /^cases\/([^/]+)\/([^/]+)\.md$/;

const isBelowCases = ({ path }: ContentFile): boolean => path.startsWith('cases/');

const schemaOf = (language: Language) =>
  language === defaultLanguage ? caseSchema : caseTranslationSchema;

const countOf = (file: ContentFile | undefined, language: Language): number | undefined =>
  file && schemaOf(language).safeParse(file.value).data?.results.length;

/**
 * Checks the cases: one file a language, the same number of results everywhere, no address twice.
 *
 * @param files All content files.
 */
export const checkCases = (files: readonly ContentFile[]): Problem[] => {
  const below = files.filter(isBelowCases);
  const cases = below.flatMap((file): CaseFile[] => {
    const [, folder, language] = place.exec(file.path) ?? [];
    return folder && isLanguage(language) ? [{ file, folder, language }] : [];
  });
  const strangers = below
    .filter((file) => !cases.some((study) => study.file === file))
    .map((file) =>
      file.problem(
        [],
        `a case is a folder with the files ${languages.map((language) => `${language}.md`).join(', ')}; this is none of them.`,
      ),
    );

  const folders = [...new Set(cases.map(({ folder }) => folder))];
  const absent = languages.flatMap((language) =>
    missing(
      files,
      folders.map((folder) => `cases/${folder}/${language}.md`),
      `the case is missing in ${languageNames[language]}; copy another language's file and translate it.`,
    ),
  );

  const broken = cases.flatMap(({ file, language }) => checkAgainst(file, schemaOf(language)));

  const mainOf = (folder: string) =>
    cases.find((study) => study.folder === folder && study.language === defaultLanguage);

  const silent = cases.flatMap(({ file, folder, language }) => {
    const picture = caseSchema.safeParse(mainOf(folder)?.file.value).data?.image;
    const words = schemaOf(language).safeParse(file.value).data;
    return picture && words && !words.imageAlt
      ? [
          file.problem(
            ['imageAlt'],
            `is missing; say in ${languageNames[language]} what the picture ${picture} shows, for those who cannot see it.`,
          ),
        ]
      : [];
  });

  const uneven = cases.flatMap(({ file, folder, language }) => {
    const expected = countOf(mainOf(folder)?.file, defaultLanguage);
    const found = countOf(file, language);
    return expected === undefined || found === undefined || expected === found
      ? []
      : [
          file.problem(
            ['results'],
            `expected ${expected} results as in ${defaultLanguage}.md, found ${found}.`,
          ),
        ];
  });

  const doubles = findDoubles(
    cases.flatMap(({ file, language }) => {
      const slug = schemaOf(language).safeParse(file.value).data?.slug;
      return slug
        ? [{ file, field: ['slug'], claim: `${language} ${slug}`, what: `the address "${slug}"` }]
        : [];
    }),
  );

  return [...strangers, ...absent, ...broken, ...silent, ...uneven, ...doubles];
};
