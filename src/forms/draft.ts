import { useLayoutEffect, type RefObject } from 'react';
import { removeDraft } from '../native-controls/form-rules';
import { controlOf, readFields, type Control } from './service-form';

type Values<Name extends string> = Record<Name, string>;

/** Returns the kept values of the fields; null without a draft that has them all. */
const readDraft = <Name extends string>(
  name: string,
  fields: readonly Name[],
): Values<Name> | null => {
  try {
    const stored = JSON.parse(sessionStorage.getItem(name) ?? 'null');
    return fields.every((field) => typeof stored?.[field] === 'string') ? stored : null;
  } catch {
    return null;
  }
};

/** Removes a draft and empties every form that shows it: the visitor may have opened another page while it was sent. */
const clearDraft = (name: string): void => {
  removeDraft(name);
  for (const form of document.forms) if (form.dataset.draft === name) form.reset();
};

/** A page may not offer what was chosen on another one; typed text fits every page. */
const canShow = (control: Control, value: string): boolean =>
  !('options' in control) || [...control.options].some((option) => option.value === value);

const isChanged = (control: Control): boolean =>
  'options' in control
    ? [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
    : control.value !== control.defaultValue;

const keepDraft = <Name extends string>(
  form: HTMLFormElement,
  name: string,
  fields: readonly Name[],
): Values<Name> => {
  const values = readFields(form, fields);
  const earlier = readDraft(name, fields);
  for (const field of fields) {
    const control = controlOf(form, field);
    // Keeps a choice from another page while this one, which does not offer it, shows its default.
    if (earlier && control && !isChanged(control) && !canShow(control, earlier[field]))
      values[field] = earlier[field];
  }
  try {
    sessionStorage.setItem(name, JSON.stringify(values));
  } catch {
    // The form itself still holds everything.
  }
  return values;
};

const restoreDraft = (form: HTMLFormElement, name: string, fields: readonly string[]): void => {
  const draft = readDraft(name, fields);
  let isTyped = false;
  for (const field of fields) {
    const control = controlOf(form, field);
    const value = draft?.[field];
    // What was typed before scripts ran is newer than the draft.
    if (control && isChanged(control)) isTyped = true;
    else if (control && value !== undefined && canShow(control, value)) control.value = value;
  }
  if (isTyped) keepDraft(form, name, fields);
};

/**
 * Keeps a form's input in the tab until it is sent; works without storage.
 * @param form Has the draft's name in `data-draft`, and uncontrolled fields, so that the server's HTML matches the first render.
 * @param fields Fields to keep; a constant.
 */
export const useDraft = <Name extends string>(
  form: RefObject<HTMLFormElement | null>,
  name: string,
  fields: readonly Name[],
) => {
  // Before the first paint, so that the fields never show empty.
  useLayoutEffect(() => {
    if (form.current) restoreDraft(form.current, name, fields);
  }, [form, name, fields]);

  return {
    keep: (element: HTMLFormElement): Values<Name> => keepDraft(element, name, fields),

    /** Removes what was sent; what was typed on another page meanwhile is kept. */
    forget: (element: HTMLFormElement, sent: Values<Name>): void => {
      const isSame = JSON.stringify(readDraft(name, fields)) === JSON.stringify(sent);
      if (element.isConnected || isSame) clearDraft(name);
    },
  };
};
