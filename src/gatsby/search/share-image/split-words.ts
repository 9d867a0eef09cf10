import { parsePhrases, type SwellRun } from '../../../i18n/heading-marks';

/** What may not be broken over two lines: mostly one run, more where a mark ends inside of a word or the editors keep words together. */
export type Word = readonly SwellRun[];

/**
 * Splits a heading into the words between which its lines can break.
 *
 * @param heading A heading with its swell marks.
 * @returns The words in order, without the spaces between them.
 */
export const splitWords = (heading: string): Word[] => {
  const words: SwellRun[][] = [];
  let open = false;
  for (const { kept, runs } of parsePhrases(heading)) {
    for (const { text, tone } of runs) {
      for (const part of kept ? [text] : text.split(/(\s+)/).filter(Boolean)) {
        const space = !kept && /^\s/.test(part);
        if (!space && open) words.at(-1)?.push({ text: part, tone });
        else if (!space) words.push([{ text: part, tone }]);
        open = !space;
      }
    }
  }
  return words;
};
