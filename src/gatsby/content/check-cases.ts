import { defaultLanguage, languages } from '../../i18n/languages';
import { caseFiles, caseSchemaIn, type CaseFile } from './case-files';
import { checkCaseAgreement } from './check-case-agreement';
import { findDoubles } from './check-pages';
import { checkAgainst, missing } from './check-records';
import { checkStory } from './check-story';
import { isRecordName, type ContentFile } from './content-files';
import { languageNames } from './language-names';
import type { Problem } from './problem';
import { caseSchema } from './schemas/case';
import { sitePaths } from './site-paths';

const strangersBelow = (files: readonly ContentFile[], cases: readonly CaseFile[]): Problem[] =>
  files
    .filter(({ path }) => path.startsWith('cases/'))
    .filter((file) => !cases.some((study) => study.file === file))
    .map((file) =>
      file.problem(
        [],
        `a case is a folder with the files ${languages.map((language) => `${language}.md`).join(', ')}; this is none of them.`,
      ),
    );

const absentLanguages = (files: readonly ContentFile[], cases: readonly CaseFile[]): Problem[] => {
  const folders = [...new Set(cases.map(({ folder }) => folder))];
  return languages.flatMap((language) =>
    missing(
      files,
      folders.map((folder) => `cases/${folder}/${language}.md`),
      `the case is missing in ${languageNames[language]}; copy another language's file and translate it.`,
    ),
  );
};

const misnamedFolders = (cases: readonly CaseFile[]): Problem[] =>
  [...new Set(cases.map(({ folder }) => folder))]
    .filter((folder) => !isRecordName(folder))
    .map((folder) => ({
      file: `content/cases/${folder}`,
      field: '',
      message: `the name ${folder} is not one of a case; use small letters, digits and hyphens.`,
    }));

const doubleAddresses = (cases: readonly CaseFile[]): Problem[] =>
  findDoubles(
    cases.flatMap(({ file, language }) => {
      const slug = caseSchemaIn(language).safeParse(file.value).data?.slug;
      return slug
        ? [{ file, field: ['slug'], claim: `${language} ${slug}`, what: `the address "${slug}"` }]
        : [];
    }),
  );

/**
 * Checks the cases: one file a language, each with its words and its story, which agree on facts, and no address twice.
 *
 * @param files All content files.
 */
export const checkCases = (files: readonly ContentFile[]): Problem[] => {
  const cases = caseFiles(files);
  const paths = sitePaths(files);
  const within = cases.flatMap((study) => {
    const main = cases.find(
      ({ folder, language }) => folder === study.folder && language === defaultLanguage,
    );
    const facts = caseSchema.safeParse(main?.file.value).data;
    return [
      ...checkAgainst(study.file, caseSchemaIn(study.language)),
      ...(facts ? checkCaseAgreement(study, facts) : []),
      ...checkStory(study.file, { icons: facts?.icons?.length ?? 0, paths }),
    ];
  });
  return [
    ...strangersBelow(files, cases),
    ...misnamedFolders(cases),
    ...absentLanguages(files, cases),
    ...within,
    ...doubleAddresses(cases),
  ];
};
