import { checkContent } from '../gatsby/content/checks/check-content';
import { formatProblem } from '../gatsby/content/messages/problem';
import type { BrokenContent } from './broken-content';

/** Checks content that a test broke. @returns The messages, with lines, without what the fields are for. */
export const errorsIn = async ({ root }: BrokenContent): Promise<string[]> =>
  (await checkContent(root)).map(({ purpose, ...problem }) => formatProblem(problem));

/** The same without lines, for rules whose place other tests look at. */
export const messagesIn = async ({ root }: BrokenContent): Promise<string[]> =>
  (await checkContent(root)).map(({ purpose, line, ...problem }) => formatProblem(problem));
