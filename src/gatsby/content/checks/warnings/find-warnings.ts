import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unusedFiles } from '../check-files';
import { originalsFirst } from '../originals';
import { findForbiddenTerms, parseGlossary, type ForbiddenTerm } from '../forbidden-terms';
import { loadContent, type ContentFile } from '../../loading/load-content';
import { sortProblems, type Problem } from '../../messages/problem';
import { contentFolder, styleGuide } from '../../loading/read-file';
import { textsIn } from './texts-in';
import { findMissingLanguages, findWrongDiscounts } from './claim-warnings';
import { findWrongCounts } from './count-warnings';
import {
  findEmptyKinds,
  findEmptyParts,
  findOddPlans,
  findSameBadges,
  findSameOrder,
} from './record-warnings';
import { findInvisible, findLongTexts, findSameTexts, findUntranslated } from './text-warnings';

/** Each looks for one thing that is probably not meant, in files of which a copy comes after its original; add a function here for another one. */
const warnings: ((files: readonly ContentFile[]) => Problem[])[] = [
  findEmptyKinds,
  findEmptyParts,
  findInvisible,
  findLongTexts,
  findMissingLanguages,
  findOddPlans,
  findSameBadges,
  findSameOrder,
  findSameTexts,
  findUntranslated,
  findWrongCounts,
  findWrongDiscounts,
];

const readGlossary = (root: string): ForbiddenTerm[] => {
  const path = join(root, contentFolder, styleGuide);
  return existsSync(path) ? parseGlossary(readFileSync(path, 'utf8')) : [];
};

/** Finds what is allowed in valid content but probably not meant, sorted by file and line. No build stops for it. */
export const findWarnings = (root: string): Problem[] => {
  const files = originalsFirst(loadContent(root).files);
  return sortProblems([
    ...warnings.flatMap((find) => find(files)),
    ...findForbiddenTerms(textsIn(files), readGlossary(root)),
    ...unusedFiles(root),
  ]);
};
