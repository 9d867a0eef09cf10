type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a visitor fills in. */
const fields = 'input:not([type="hidden"], [type="checkbox"]), select, textarea[name]';

const controlsOf = (form: HTMLFormElement): Control[] => [
  ...form.querySelectorAll<Control>(fields),
];

/** Returns what a form's fields hold, by their names, as JSON. */
export const readValues = (form: HTMLFormElement): string =>
  JSON.stringify(Object.fromEntries(controlsOf(form).map(({ name, value }) => [name, value])));

/** Stores what a form's fields hold, for this tab, under the name in the form's `data-draft`; a form without that name keeps no draft. */
export const saveDraft = (form: HTMLFormElement): void => {
  const { draft } = form.dataset;
  if (!draft) return;
  try {
    // If the text is too large to store, no older one stays.
    sessionStorage.removeItem(draft);
    sessionStorage.setItem(draft, readValues(form));
  } catch {
    // The browser forbids storage; the form itself still holds everything.
  }
};

const storedValues = (draft: string): unknown => {
  try {
    return JSON.parse(sessionStorage.getItem(draft) ?? 'null');
  } catch {
    return null;
  }
};

/** Fills a form with its draft, if there is one. A choice that the form does not offer is left out. */
export const restoreDraft = (form: HTMLFormElement): void => {
  // Object() because anything can be stored, even null.
  const values: Record<string, unknown> = Object(storedValues(form.dataset.draft ?? ''));
  for (const control of controlsOf(form)) {
    const value = values[control.name];
    const isOffered =
      !('options' in control) || [...control.options].some((option) => option.value === value);
    if (typeof value === 'string' && isOffered) control.value = value;
  }
};

/**
 * Removes a draft that was sent, and empties the forms that show it: the visitor may have opened another page meanwhile.
 * @param sent The result of `readValues` when it was sent; what was typed since then stays.
 */
export const clearDraft = (draft = '', sent: string): void => {
  try {
    if (sessionStorage.getItem(draft) === sent) sessionStorage.removeItem(draft);
  } catch {
    // The browser forbids storage.
  }
  for (const form of document.forms) {
    if ((form.dataset.draft ?? '') !== draft || readValues(form) !== sent) continue;
    form.reset();
    // Stored empty, so that the browser does not bring the sent text back.
    saveDraft(form);
  }
};
