/**
 * Lets a visitor close a message, or use its link, while a dialog is open. Radix takes messages for the page behind, and would close the
 * dialog with what was typed into it.
 *
 * @param event What Radix says of a click, or a focus, outside of the dialog.
 */
export const spareToasts = (event: CustomEvent<{ originalEvent: Event }>): void => {
  const { target } = event.detail.originalEvent;
  if (target instanceof Element && target.closest('[data-sonner-toaster]')) event.preventDefault();
};
