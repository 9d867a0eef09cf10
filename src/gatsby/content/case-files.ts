import { defaultLanguage, isLanguage, type Language } from '../../i18n/languages';
import type { ContentFile } from './content-files';
import { caseSchema, caseTranslationSchema } from './schemas/case';

/** One language's file of a case. */
export interface CaseFile {
  file: ContentFile;
  folder: string;
  language: Language;
}

const place = /^cases\/([^/]+)\/([^/]+)\.md$/;

/**
 * Finds the files of cases.
 *
 * @param files All content files.
 */
export const caseFiles = (files: readonly ContentFile[]): CaseFile[] =>
  files.flatMap((file) => {
    const [, folder, language] = place.exec(file.path) ?? [];
    return folder && isLanguage(language) ? [{ file, folder, language }] : [];
  });

/** @returns The schema of a case in a language. */
export const caseSchemaIn = (language: Language) =>
  language === defaultLanguage ? caseSchema : caseTranslationSchema;

/** @returns The schema of a file of a case, or undefined where it is no such file. */
export const caseSchemaOf = (file: ContentFile) => {
  const [study] = caseFiles([file]);
  return study && caseSchemaIn(study.language);
};
