import { contactFieldNames, type ContactFields } from './contact-fields';
import { tabMemory } from '../tab-memory';

/** One draft for both pages and all languages, as long as the tab is open. */
export const draftName = 'contact-draft';

const isDraft = (stored: unknown): stored is ContactFields =>
  typeof stored === 'object' &&
  stored !== null &&
  contactFieldNames.every(
    (name) => name in stored && typeof (stored as Record<string, unknown>)[name] === 'string',
  );

/** @returns What was typed and not sent yet; null when there is nothing, or nothing that can be used. */
export const readDraft = (): ContactFields | null => {
  try {
    const stored: unknown = JSON.parse(tabMemory.read(draftName) ?? 'null');
    return isDraft(stored) ? stored : null;
  } catch {
    return null;
  }
};

/** Keeps what was typed. */
export const writeDraft = (fields: ContactFields): void =>
  tabMemory.write(draftName, JSON.stringify(fields, [...contactFieldNames]));

/**
 * Calls a form when the draft is gone, because the message was sent.
 *
 * @returns Ends it.
 */
export const onDraftCleared = (listener: () => void): (() => void) =>
  tabMemory.onForgotten(draftName, listener);

/** Forgets the draft, here and in every form that shows it. */
export const clearDraft = (): void => tabMemory.forget(draftName);
