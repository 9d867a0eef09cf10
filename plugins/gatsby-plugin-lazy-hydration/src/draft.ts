import { tryStorage } from './try-storage';

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
  tryStorage((storage) => {
    // No older draft stays when the text is too large to store.
    storage.removeItem(draft);
    storage.setItem(draft, readValues(form));
  });
};

/** Fills in a value; an option that the control does not offer is left out. */
const fill = (control: Control, value: unknown): boolean => {
  const isOffered =
    !('options' in control) || [...control.options].some((option) => option.value === value);
  if (typeof value !== 'string' || !isOffered) return false;
  control.value = value;
  return true;
};

/** In `history.state`: the options that the address names are chosen. */
const chosenKey = 'optionsChosen';

/**
 * Chooses the options that the query of the address names, such as `?service=seo`. Only once: after
 * a reload, and on the way back, the draft has what the visitor has chosen since.
 */
const followLink = (form: HTMLFormElement): void => {
  if (history.state?.[chosenKey]) return;
  const query = new URLSearchParams(location.search);
  for (const select of form.querySelectorAll('select')) {
    if (!fill(select, query.get(select.name))) continue;
    history.replaceState({ ...history.state, [chosenKey]: true }, '');
    saveDraft(form);
  }
};

/**
 * Fills a form, once, with its draft, and with the options of a link that was followed since. For
 * the starter, and for a form that React has rendered, as its `ref`.
 */
export const prepareForm = (form: HTMLFormElement | null): void => {
  // The browser's messages may be in another language than the page.
  if (!form || form.noValidate) return;
  form.noValidate = true;
  const { draft = '' } = form.dataset;
  // Anything may be stored, even null.
  const values: Record<string, unknown> = Object(
    tryStorage((storage) => JSON.parse(storage.getItem(draft) ?? 'null')),
  );
  for (const control of controlsOf(form)) fill(control, values[control.name]);
  followLink(form);
};

/**
 * Resets a form that was sent, and the forms that show the same draft, also on another page, and
 * removes that draft.
 * @param sent The result of `readValues` when it was sent; later input stays.
 */
export const clearDraft = (sentForm: HTMLFormElement, sent: string): void => {
  const { draft } = sentForm.dataset;
  tryStorage((storage) => {
    if (draft && storage.getItem(draft) === sent) storage.removeItem(draft);
  });
  for (const form of document.forms) {
    const isShown = form === sentForm || (draft && form.dataset.draft === draft);
    if (!isShown || readValues(form) !== sent) continue;
    form.reset();
    // An empty draft wins over the field values that the browser restores.
    saveDraft(form);
  }
};
