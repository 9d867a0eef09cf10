import { useLayoutEffect, type RefObject } from 'react';
import { isKept, keepDraft, removeDraft, restoreDraft } from '../native-controls/drafts';

/** Removes a draft and empties every form that shows it: the visitor may have opened another page while it was sent. */
const clearDraft = (sent: HTMLFormElement): void => {
  removeDraft(sent);
  for (const form of document.forms) if (form.dataset.draft === sent.dataset.draft) form.reset();
};

/**
 * Restores a form's draft where React has rendered the form, which `native-controls/drafts.ts` keeps while the visitor types.
 * @param form Has the draft's name in `data-draft`, and uncontrolled fields, so that the server's HTML matches the first render.
 */
export const useDraft = (form: RefObject<HTMLFormElement | null>) => {
  // Before the first paint, so that the fields never show empty.
  useLayoutEffect(() => {
    if (form.current) restoreDraft(form.current);
  }, [form]);

  return {
    /** Keeps also what was written without an event, as by a password manager. */
    keep: keepDraft,

    /** Removes what was sent; what was typed on another page meanwhile is kept. */
    forget: (element: HTMLFormElement, sent: ReturnType<typeof keepDraft>): void => {
      if (element.isConnected || isKept(element, sent)) clearDraft(element);
    },
  };
};
