import { closest, listen } from './events';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Values = Record<string, string>;

/** A request from the dialog is about the plan for which it was opened, so its form is not kept. */
const keptForm = 'form[data-draft]:not(dialog *)';
const fields = 'input:not([type="hidden"], [type="checkbox"]), select, textarea';

const nameOf = (form: HTMLFormElement): string => form.dataset.draft ?? '';

/** What the visitor fills in. */
const controlsOf = (form: HTMLFormElement): Control[] => [
  ...form.querySelectorAll<Control>(fields),
];

/** The kept values; undefined without a draft that has all fields. */
const readDraft = (form: HTMLFormElement): Values | undefined => {
  try {
    const stored = JSON.parse(sessionStorage.getItem(nameOf(form)) ?? 'null');
    return controlsOf(form).every(({ name }) => typeof stored[name] === 'string')
      ? stored
      : undefined;
  } catch {
    // There is none, or no storage.
    return undefined;
  }
};

/** A page may not offer what was chosen on another one; typed text fits every page. */
const canShow = (control: Control, value: string): boolean =>
  !('options' in control) || [...control.options].some((option) => option.value === value);

const isChanged = (control: Control): boolean =>
  'options' in control
    ? [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
    : control.value !== control.defaultValue;

/** Keeps a form's input in the tab until it is sent, and returns it. Does nothing without storage. */
export const keepDraft = (form: HTMLFormElement): Values => {
  const earlier = readDraft(form);
  const values: Values = {};
  for (const control of controlsOf(form)) {
    const before = earlier?.[control.name];
    // Keeps a choice from another page while this one, which does not offer it, shows its default.
    const isElsewhere = before !== undefined && !isChanged(control) && !canShow(control, before);
    values[control.name] = isElsewhere ? before : control.value;
  }
  try {
    sessionStorage.setItem(nameOf(form), JSON.stringify(values));
  } catch {
    // The form itself still holds everything.
  }
  return values;
};

/** Shows what was kept, except in fields that were filled in before: that is newer, and kept with the rest. */
export const restoreDraft = (form: HTMLFormElement): void => {
  const draft = readDraft(form);
  let isTyped = false;
  for (const control of controlsOf(form)) {
    const value = draft?.[control.name];
    if (isChanged(control)) isTyped = true;
    else if (value !== undefined && canShow(control, value)) control.value = value;
  }
  if (isTyped) keepDraft(form);
};

/** Whether what is kept is what was sent. */
export const isKept = (form: HTMLFormElement, sent: Values): boolean =>
  JSON.stringify(readDraft(form)) === JSON.stringify(sent);

/** Removes a form's draft, if the browser has a storage. */
export const removeDraft = (form: HTMLFormElement): void => {
  try {
    sessionStorage.removeItem(nameOf(form));
  } catch {
    // Nothing was kept.
  }
};

/** Keeps and restores drafts from the first moment on, whether React comes or not. */
export const startDrafts = (): void => {
  document.querySelectorAll<HTMLFormElement>(keptForm).forEach(restoreDraft);
  listen('input', (event) => {
    const form = closest<HTMLFormElement>(event, keptForm);
    if (form) keepDraft(form);
  });
};
