let atTop = false;

/**
 * Notes how the page opens that the visitor moves to.
 *
 * @param opensAtTop Whether it opens at its top, so that only its first view is seen at first.
 */
export const noteOpening = (opensAtTop: boolean): void => {
  atTop = opensAtTop;
};

/** Whether the page that is being rendered opens at its top. */
export const isOpeningAtTop = (): boolean => atTop;
