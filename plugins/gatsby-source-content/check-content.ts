import { checkCases } from './checks/cases';
import { findForbiddenTerms } from './checks/glossary';
import { checkLinkedFiles } from './checks/linked-files';
import { checkMarkdown, findUnclosedMarkdown } from './checks/markdown';
import { checkPages } from './checks/pages';
import { checkReferences } from './checks/references';
import { checkFilePaths } from './checks/file-paths';
import { findSavings } from './checks/savings';
import { checkTranslations } from './checks/translations';
import { checkInvisible, checkTypography } from './checks/typography';
import { checkUnique, findTwins } from './checks/unique';
import { findLongTexts, findUntranslated, findYearlyPrices } from './checks/warnings';
import { sortErrors, type ContentError } from './errors';
import type { ContentOptions } from './options';
import { readContent, type ContentFile } from './read-content';

type Check = (
  files: readonly ContentFile[],
  root: string,
  options: ContentOptions,
) => ContentError[] | Promise<ContentError[]>;

const checks: Check[] = [
  checkFilePaths,
  checkPages,
  checkUnique,
  checkCases,
  checkReferences,
  checkMarkdown,
  checkLinkedFiles,
  checkTranslations,
  checkInvisible,
];

/** What they find does not stop a build. */
const warningChecks: Check[] = [
  findYearlyPrices,
  findSavings,
  findUntranslated,
  findLongTexts,
  findTwins,
  findUnclosedMarkdown,
  findForbiddenTerms,
  checkTypography,
];

export interface CheckedContent {
  errors: ContentError[];
  warnings: ContentError[];
}

/**
 * Checks everything below `content/` against the schemas and each other, sorted by file and line.
 */
export const checkContent = async (
  root: string,
  options: ContentOptions,
): Promise<CheckedContent> => {
  const { files, errors } = readContent(root);
  const run = async (all: readonly Check[]): Promise<ContentError[]> =>
    (await Promise.all(all.map((check) => check(files, root, options)))).flat();
  return {
    errors: sortErrors([...errors, ...(await run(checks))]),
    warnings: sortErrors(await run(warningChecks)),
  };
};
