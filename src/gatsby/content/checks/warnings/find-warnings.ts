import { unusedFiles } from '../check-files';
import { loadContent, type ContentFile } from '../../loading/load-content';
import { sortProblems, type Problem } from '../../messages/problem';
import { findWrongCounts } from './count-warnings';
import { findEmptyKinds, findOddPlans, findSameOrder } from './record-warnings';
import { findInvisible, findLongTexts, findSameTexts, findUntranslated } from './text-warnings';

/** Each looks for one thing that is probably not meant; add a function here for another one. */
const warnings: ((files: readonly ContentFile[]) => Problem[])[] = [
  findEmptyKinds,
  findInvisible,
  findLongTexts,
  findOddPlans,
  findSameOrder,
  findSameTexts,
  findUntranslated,
  findWrongCounts,
];

/** Finds what is allowed in valid content but probably not meant, sorted by file and line. No build stops for it. */
export const findWarnings = (root: string): Problem[] => {
  const { files } = loadContent(root);
  return sortProblems([...warnings.flatMap((find) => find(files)), ...unusedFiles(root)]);
};
