import { parseHeadingPhrases, type HeadingRun } from '../../../i18n/heading-marks';

/** What may not be broken over two lines: mostly one run, more where a mark ends inside of a word or the editors keep words together. */
export type Word = readonly HeadingRun[];

/**
 * Splits a heading into the words between which its lines can break.
 *
 * @param heading A heading with its marks.
 * @returns The words in order, without the spaces between them.
 */
export const splitWords = (heading: string): Word[] => {
  const words: HeadingRun[][] = [];
  let open = false;
  for (const { kept, runs } of parseHeadingPhrases(heading)) {
    for (const { text, width } of runs) {
      for (const part of kept ? [text] : text.split(/(\s+)/).filter(Boolean)) {
        const space = !kept && /^\s/.test(part);
        if (!space && open) words.at(-1)?.push({ text: part, width });
        else if (!space) words.push([{ text: part, width }]);
        open = !space;
      }
    }
  }
  return words;
};
