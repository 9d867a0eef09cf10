import { contactFieldNames, type ContactFields } from './contact-fields';

/** One draft for both pages and all languages, as long as the tab is open. */
const storageKey = 'contact-draft';

const isDraft = (stored: unknown): stored is ContactFields =>
  typeof stored === 'object' &&
  stored !== null &&
  contactFieldNames.every(
    (name) => name in stored && typeof (stored as Record<string, unknown>)[name] === 'string',
  );

/** @returns What was typed and not sent yet; null when there is nothing, or nothing that can be used. */
export const readDraft = (): ContactFields | null => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    return isDraft(stored) ? stored : null;
  } catch {
    return null;
  }
};

/** Keeps what was typed. Where the browser has no room or forbids it, the form just works without. */
export const writeDraft = (fields: ContactFields): void => {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(fields, [...contactFieldNames]));
  } catch {
    // The form itself still holds everything.
  }
};

type Listener = () => void;

const listeners = new Set<Listener>();

/**
 * Calls a form when the draft is gone, because the message was sent.
 *
 * @returns Ends it.
 */
export const onDraftCleared = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Forgets the draft, here and in every form that shows it. */
export const clearDraft = (): void => {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing was kept.
  }
  listeners.forEach((listener) => listener());
};
