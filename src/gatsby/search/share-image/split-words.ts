import { parseHeadingPhrases, type HeadingRun } from '../../../i18n/heading-marks';

/** What must stay on one line: usually one run, more where a mark ends inside a word or `~` keeps words together. */
export type Word = readonly HeadingRun[];

/** Splits a heading into the words between which its lines can break, without spaces. */
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
