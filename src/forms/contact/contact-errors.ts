import { contactFieldNames, type ContactFieldName } from './contact-fields';

/** What can be wrong; `contact:form` has a sentence for each, under this key. */
export type ContactMistake = 'nameMissing' | 'emailMissing' | 'emailInvalid' | 'messageMissing';

/** The mistakes of a form, at the fields that have one. */
export type ContactMistakes = Partial<Record<ContactFieldName, ContactMistake>>;

/** What has to be known of a control to judge it. */
export interface JudgedControl {
  value: string;
  validity: Pick<ValidityState, 'typeMismatch'>;
}

/** The fields that are needed; the others may stay empty, and none has a bound (`spec.md`, section 5). */
const missing: ContactMistakes = {
  from_name: 'nameMissing',
  from_email: 'emailMissing',
  message: 'messageMissing',
};

/**
 * Which rule a field breaks, if any.
 *
 * @param name The field.
 * @param control Its control. The browser itself says what is no address; a text of spaces only counts as empty.
 */
export const mistakeOf = (
  name: ContactFieldName,
  { value, validity }: JudgedControl,
): ContactMistake | undefined => {
  const whenEmpty = missing[name];
  if (whenEmpty && value.trim() === '') return whenEmpty;
  return validity.typeMismatch ? 'emailInvalid' : undefined;
};

/**
 * Judges all fields.
 *
 * @param controlOf Finds the control of a field.
 * @returns The mistakes, in the order of the fields; an empty record when the message may be sent.
 */
export const mistakesIn = (
  controlOf: (name: ContactFieldName) => JudgedControl | null,
): ContactMistakes => {
  const mistakes: ContactMistakes = {};
  for (const name of contactFieldNames) {
    const control = controlOf(name);
    const mistake = control && mistakeOf(name, control);
    if (mistake) mistakes[name] = mistake;
  }
  return mistakes;
};
