import { useLayoutEffect, type RefObject } from 'react';
import { clearDraft, onDraftCleared, readDraft, writeDraft } from './contact-draft';
import {
  blankFields,
  contactFieldNames,
  controlOf,
  readContactFields,
  type ContactFieldName,
  type ContactFields,
} from './contact-fields';

/** The pages offer different services; what is typed fits everywhere. */
const canShow = (form: HTMLFormElement, name: ContactFieldName, value: string): boolean => {
  const control = controlOf(form, name);
  return (
    !(control instanceof HTMLSelectElement) ||
    [...control.options].some((option) => option.value === value)
  );
};

/**
 * Keeps what stands in the form.
 *
 * A service that was chosen on another page and is not offered on this one stays the visitor's choice until another is chosen.
 *
 * @param form The contact form.
 * @param serviceChanged Whether the visitor has just chosen a service here.
 * @returns What was kept.
 */
export const keepDraft = (form: HTMLFormElement, serviceChanged = false): ContactFields => {
  const fields = readContactFields(form);
  const chosen = readDraft()?.service;
  const choseElsewhere =
    !serviceChanged && chosen !== undefined && !canShow(form, 'service', chosen);
  const draft = choseElsewhere ? { ...fields, service: chosen } : fields;
  writeDraft(draft);
  return draft;
};

/** Fills the form from the draft, except where something was typed before scripts ran. */
const restoreDraft = (form: HTMLFormElement): void => {
  const draft = readDraft();
  const current = readContactFields(form);
  const typed = contactFieldNames.filter((name) => current[name] !== blankFields[name]);

  for (const name of contactFieldNames) {
    const control = controlOf(form, name);
    if (draft && control && !typed.includes(name) && canShow(form, name, draft[name])) {
      control.value = draft[name];
    }
  }
  if (typed.length > 0) keepDraft(form, typed.includes('service'));
};

/**
 * Forgets what was sent, and empties the form. When the visitor has moved on to another page and typed there meanwhile, that stays.
 *
 * @param form The form that it was sent from.
 * @param sent What `keepDraft` kept of it.
 */
export const forgetDraft = (form: HTMLFormElement, sent: ContactFields): void => {
  const draft = readDraft();
  const unchanged = draft !== null && contactFieldNames.every((name) => draft[name] === sent[name]);
  if (form.isConnected || unchanged) clearDraft();
};

/**
 * Brings back what was typed into a contact form of the site and not sent yet.
 *
 * @param form The contact form. Its fields are uncontrolled, so that the server's HTML and the first render agree.
 */
export const useContactDraft = (form: RefObject<HTMLFormElement | null>): void => {
  // Before the first paint, so that nobody sees the fields empty.
  useLayoutEffect(() => {
    const element = form.current;
    if (!element) return;
    restoreDraft(element);
    return onDraftCleared(() => element.reset());
  }, [form]);
};
