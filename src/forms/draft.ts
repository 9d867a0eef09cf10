import { useLayoutEffect, type RefObject } from 'react';
import { controlOf, readFields, type Control } from './service-form';

type Values<Name extends string> = Record<Name, string>;

const isDraft = <Name extends string>(
  stored: Partial<Record<Name, unknown>> | null,
  fields: readonly Name[],
): stored is Values<Name> => fields.every((field) => typeof stored?.[field] === 'string');

/**
 * Reads what was typed into a form and not sent yet.
 *
 * @param name Name of the draft.
 * @param fields Fields that it has to hold.
 * @returns Their values; null when there is no draft, or none that can be used.
 */
export const readDraft = <Name extends string>(
  name: string,
  fields: readonly Name[],
): Values<Name> | null => {
  try {
    const stored = JSON.parse(sessionStorage.getItem(name) ?? 'null');
    return isDraft(stored, fields) ? stored : null;
  } catch {
    return null;
  }
};

const writeDraft = (name: string, values: Values<string>): void => {
  try {
    sessionStorage.setItem(name, JSON.stringify(values));
  } catch {
    // The form itself still holds everything.
  }
};

/** Removes a draft, and empties every form that shows it: the visitor may have moved to another page while it was sent. */
const clearDraft = (name: string): void => {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Nothing was kept.
  }
  for (const form of document.forms) if (form.dataset.draft === name) form.reset();
};

/** A page may not offer what was chosen on another one; what is typed fits everywhere. */
const canShow = (control: Control | null, value: string): boolean =>
  !(control instanceof HTMLSelectElement) ||
  [...control.options].some((option) => option.value === value);

const isChanged = (control: Control): boolean =>
  control instanceof HTMLSelectElement
    ? [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
    : control.value !== control.defaultValue;

const keepDraft = <Name extends string>(
  form: HTMLFormElement,
  name: string,
  fields: readonly Name[],
  changed: readonly Name[] = [],
): Values<Name> => {
  const values = readFields(form, fields);
  const earlier = readDraft(name, fields);
  for (const field of fields) {
    const hidden = earlier && !canShow(controlOf(form, field), earlier[field]);
    if (hidden && !changed.includes(field)) values[field] = earlier[field];
  }
  writeDraft(name, values);
  return values;
};

const restoreDraft = <Name extends string>(
  form: HTMLFormElement,
  name: string,
  fields: readonly Name[],
): void => {
  const draft = readDraft(name, fields);
  const typed: Name[] = [];
  for (const field of fields) {
    const control = controlOf(form, field);
    // What was typed before scripts ran is newer than the draft.
    if (control && isChanged(control)) typed.push(field);
    else if (draft && control && canShow(control, draft[field])) control.value = draft[field];
  }
  if (typed.length > 0) keepDraft(form, name, fields, typed);
};

/**
 * Keeps what is typed into a form in the tab, until it is sent. Where the browser blocks storage, the form works without.
 *
 * @param form The form, with the name in `data-draft`. Its fields are uncontrolled, so that the server's HTML and the first render agree.
 * @param name Name of the draft; forms with the same one share it.
 * @param fields Fields to keep; a constant.
 */
export const useDraft = <Name extends string>(
  form: RefObject<HTMLFormElement | null>,
  name: string,
  fields: readonly Name[],
) => {
  // Before the first paint, so that nobody sees the fields empty.
  useLayoutEffect(() => {
    if (form.current) restoreDraft(form.current, name, fields);
  }, [form, name, fields]);

  return {
    /**
     * @param changed The field that the visitor has just changed. A choice that this page does not offer is kept until it is changed.
     * @returns What was kept.
     */
    keep: (element: HTMLFormElement, changed?: Name): Values<Name> =>
      keepDraft(element, name, fields, changed && [changed]),

    /** Forgets what was sent. What the visitor has typed on another page meanwhile is kept. */
    forget: (element: HTMLFormElement, sent: Values<Name>): void => {
      const draft = readDraft(name, fields);
      const unchanged = draft !== null && fields.every((field) => draft[field] === sent[field]);
      if (element.isConnected || unchanged) clearDraft(name);
    },
  };
};
