import { parseSwell, type SwellRun } from '../../i18n/swell-text';

/** What may not be broken over two lines: mostly one run, two where a mark ends inside of a word. */
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
  for (const { text, tone } of parseSwell(heading)) {
    for (const part of text.split(/(\s+)/).filter(Boolean)) {
      if (/^\s/.test(part)) {
        open = false;
        continue;
      }
      const run = { text: part, tone };
      if (open) words.at(-1)?.push(run);
      else words.push([run]);
      open = true;
    }
  }
  return words;
};
