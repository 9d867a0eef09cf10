import { closest, listen } from './events';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Values = Record<string, string>;

/** A request from the dialog is about the plan for which it was opened, so its form is not kept. */
const keptForm = 'form[data-draft]:not(dialog *)';
/** A message that is shown to be copied has no name. */
const fields = 'input:not([type="hidden"], [type="checkbox"]), select, textarea[name]';

const nameOf = (form: HTMLFormElement): string => form.dataset.draft ?? '';

/** What the visitor fills in. */
const controlsOf = (form: HTMLFormElement): Control[] => [
  ...form.querySelectorAll<Control>(fields),
];

/** Stored once a form was sent, so that back/forward navigation does not bring its text back. */
const sentMark = 'null';

const storedOf = (form: HTMLFormElement): string | null => {
  try {
    return sessionStorage.getItem(nameOf(form));
  } catch {
    // The browser forbids storage.
    return null;
  }
};

/** The kept values; undefined without a draft that has all fields. */
const readDraft = (form: HTMLFormElement): Values | undefined => {
  try {
    const stored = JSON.parse(storedOf(form) ?? sentMark);
    return controlsOf(form).every(({ name }) => typeof stored[name] === 'string')
      ? stored
      : undefined;
  } catch {
    // There is none, or it is broken.
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

const store = (form: HTMLFormElement, draft: string): void => {
  try {
    // Of a text that is too large to keep, no older draft stays.
    sessionStorage.removeItem(nameOf(form));
    sessionStorage.setItem(nameOf(form), draft);
  } catch {
    // The form itself still holds everything.
  }
};

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
  store(form, JSON.stringify(values));
  return values;
};

/** Then the browser fills in what the fields held when the visitor left the page. */
const isBackForward = (): boolean => {
  const [visit] = performance.getEntriesByType('navigation');
  return visit !== undefined && 'type' in visit && visit.type === 'back_forward';
};

/**
 * Shows what was kept, except in fields that were filled in before: that is newer, and kept with the rest.
 * @param draftIsNewer As after back/forward navigation; what was sent from another page goes, too.
 */
export const restoreDraft = (form: HTMLFormElement, draftIsNewer = isBackForward()): void => {
  if (draftIsNewer && storedOf(form) === sentMark) return form.reset();
  const draft = readDraft(form);
  const controls = controlsOf(form);
  const typed = controls.filter((control) => isChanged(control) && !(draft && draftIsNewer));
  for (const control of controls) {
    const value = draft?.[control.name];
    if (value !== undefined && !typed.includes(control) && canShow(control, value))
      control.value = value;
  }
  if (typed.length > 0) keepDraft(form);
};

/** Whether what is kept is what was sent. */
export const isKept = (form: HTMLFormElement, sent: Values): boolean =>
  JSON.stringify(readDraft(form)) === JSON.stringify(sent);

/** Removes a form's draft, since it was sent. */
export const removeDraft = (form: HTMLFormElement): void => store(form, sentMark);

/** Keeps and restores drafts from the first moment on, whether React comes or not. */
export const startDrafts = (): void => {
  const restoreAll = (draftIsNewer?: boolean) => {
    for (const form of document.querySelectorAll<HTMLFormElement>(keptForm))
      restoreDraft(form, draftIsNewer);
  };
  restoreAll();
  // The page comes from the back/forward cache, or the browser has filled in its fields.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted || isBackForward()) restoreAll(true);
  });
  // The browser fills them in while the page loads, and the visitor may type before it has loaded.
  listen('focusin', () => {
    if (document.readyState !== 'complete' && isBackForward()) restoreAll(true);
  });
  listen('input', (event) => {
    const form = closest<HTMLFormElement>(event, keptForm);
    if (form) keepDraft(form);
  });
};
