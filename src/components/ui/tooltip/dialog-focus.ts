/** The dialog that a control is in, if any. */
export const dialogOf = (element: EventTarget | null): HTMLElement | null =>
  element instanceof Element ? element.closest('dialog') : null;

/** Whether a dialog gave a control the focus by closing: nobody has reached that control. */
export const isGivenBack = ({
  relatedTarget,
  target,
}: Pick<FocusEvent, 'relatedTarget' | 'target'>): boolean =>
  relatedTarget !== null && dialogOf(relatedTarget) !== dialogOf(target);
