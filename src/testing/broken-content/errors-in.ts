import { checkContent } from '../../gatsby/content/checks/check-content';
import { formatProblem } from '../../gatsby/content/messages/problem';
import type { BrokenContent } from './broken-content';

/** Returns the messages about broken content, with lines, without the fields' descriptions. */
export const errorsIn = async ({ root }: BrokenContent): Promise<string[]> =>
  (await checkContent(root)).map(({ purpose, ...problem }) => formatProblem(problem));

/** The same without lines, which other tests check. */
export const messagesIn = async ({ root }: BrokenContent): Promise<string[]> =>
  (await checkContent(root)).map(({ purpose, line, ...problem }) => formatProblem(problem));
