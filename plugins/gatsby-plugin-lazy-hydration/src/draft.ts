type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Selects the fields that a visitor fills in. */
const fields = 'input:not([type="hidden"], [type="checkbox"]), select, textarea[name]';

const controlsOf = (form: HTMLFormElement): Control[] => [
  ...form.querySelectorAll<Control>(fields),
];

/** Returns the values of a form by name, as JSON. */
export const readValues = (form: HTMLFormElement): string =>
  JSON.stringify(Object.fromEntries(controlsOf(form).map(({ name, value }) => [name, value])));

/** Stores the values of a form in this tab, under the name in its `data-draft`. */
export const saveDraft = (form: HTMLFormElement): void => {
  const { draft } = form.dataset;
  if (!draft) return;
  try {
    // No older draft stays when the text is too large to store.
    sessionStorage.removeItem(draft);
    sessionStorage.setItem(draft, readValues(form));
  } catch {
    // The browser forbids storage.
  }
};

const storedValues = (draft: string): unknown => {
  try {
    return JSON.parse(sessionStorage.getItem(draft) ?? 'null');
  } catch {
    return null;
  }
};

/** Fills in a value; an option that the control does not offer is left out. */
const fill = (control: Control, value: unknown): boolean => {
  const isOffered =
    !('options' in control) || [...control.options].some((option) => option.value === value);
  if (typeof value !== 'string' || !isOffered) return false;
  control.value = value;
  return true;
};

/** In `history.state`: the options that the address names are chosen; from then on the visitor's own choice is the later one. */
const chosenKey = 'optionsChosen';

/** Chooses the options that the query of the address names, such as `?service=seo`: once, so not on a reload or on the way back. */
const followLink = (form: HTMLFormElement): void => {
  const state: Record<string, unknown> = Object(history.state);
  if (state[chosenKey]) return;
  const query = new URLSearchParams(location.search);
  for (const select of form.querySelectorAll('select')) {
    if (!fill(select, query.get(select.name))) continue;
    history.replaceState({ ...state, [chosenKey]: true }, '');
    saveDraft(form);
  }
};

/** Fills a form with its draft, if there is one, and with the options of a link that was just followed. */
export const restoreDraft = (form: HTMLFormElement): void => {
  // Anything may be stored, even null.
  const values: Record<string, unknown> = Object(storedValues(form.dataset.draft ?? ''));
  for (const control of controlsOf(form)) fill(control, values[control.name]);
  followLink(form);
};

/**
 * Resets a form that was sent, and the forms that show the same draft, also on another page, and removes that draft.
 * @param sent The result of `readValues` when it was sent; later input stays.
 */
export const clearDraft = (sentForm: HTMLFormElement, sent: string): void => {
  const { draft } = sentForm.dataset;
  try {
    if (draft && sessionStorage.getItem(draft) === sent) sessionStorage.removeItem(draft);
  } catch {
    // The browser forbids storage.
  }
  for (const form of document.forms) {
    const isShown = form === sentForm || (draft && form.dataset.draft === draft);
    if (!isShown || readValues(form) !== sent) continue;
    form.reset();
    // An empty draft wins over the field values that the browser restores.
    saveDraft(form);
  }
};
