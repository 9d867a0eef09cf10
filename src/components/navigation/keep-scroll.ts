/** Where the visitor is on a page, told in a way that holds in every language: texts differ in length, parts and their order do not. */
interface Place {
  /** Which part of the page stands below the header, counted from 0. */
  part: number;
  /** How much of it has gone by, from 0 to 1. */
  share: number;
}

/** Height of the scrolled header, which hides what stands below it (`design/README.md`, section 6). */
const headerHeight = 68;

let kept: Place | undefined;

const boxesOfParts = (): DOMRect[] =>
  [...document.querySelectorAll('main [data-island]')].map((part) => part.getBoundingClientRect());

/** Notes where the visitor is, to come back to the same place of the page in another language. */
export const keepPlace = (): void => {
  const boxes = boxesOfParts();
  const part = boxes.findIndex(({ bottom }) => bottom > headerHeight);
  const box = boxes[part];
  kept =
    box && window.scrollY > 0 && box.height > 0
      ? { part, share: (headerHeight - box.top) / box.height }
      : undefined;
};

/** Whether a place was noted that the next page has to come back to. */
export const hasPlace = (): boolean => kept !== undefined;

/**
 * @returns How far down the page on the screen the noted place is, in pixels; undefined where none was noted. It is told once.
 */
export const takePlace = (): number | undefined => {
  const place = kept;
  kept = undefined;
  const box = place && boxesOfParts()[place.part];
  if (!box) return undefined;
  return Math.max(0, window.scrollY + box.top + place.share * box.height - headerHeight);
};
