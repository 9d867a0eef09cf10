import type { TFunction } from 'i18next';
import type { Mail } from '../use-submission';
import type { ServiceChoice } from './service-choices';

/** Parameters of a contact message, in order. */
export const contactFieldNames = [
  'from_name',
  'from_email',
  'company',
  'service',
  'message',
] as const;

export type ContactFieldName = (typeof contactFieldNames)[number];

type ContactFields = Record<ContactFieldName, string>;

/** A validation error; `contact:form` has a sentence under this key. */
type ContactError = 'nameMissing' | 'emailMissing' | 'emailInvalid' | 'messageMissing';

export type ContactErrors = Partial<Record<ContactFieldName, ContactError>>;

export interface ValidatedControl {
  value: string;
  validity: Pick<ValidityState, 'typeMismatch'>;
}

/** The required fields; no field has a maximum length. */
const missing: ContactErrors = {
  from_name: 'nameMissing',
  from_email: 'emailMissing',
  message: 'messageMissing',
};

/** Validates a field. The browser checks addresses; only spaces count as empty. */
export const errorOf = (
  name: ContactFieldName,
  { value, validity }: ValidatedControl,
): ContactError | undefined => {
  const whenEmpty = missing[name];
  if (whenEmpty && value.trim() === '') return whenEmpty;
  return validity.typeMismatch ? 'emailInvalid' : undefined;
};

/** Returns the errors of all fields, in order; an empty record if the message may be sent. */
export const findErrors = (
  controlOf: (name: ContactFieldName) => ValidatedControl | null,
): ContactErrors => {
  const errors: ContactErrors = {};
  for (const name of contactFieldNames) {
    const control = controlOf(name);
    const error = control && errorOf(name, control);
    if (error) errors[name] = error;
  }
  return errors;
};

/** Returns the message for the visitor's own mail client, with labels in the page's language. */
export const contactMail = (
  fields: ContactFields,
  options: readonly ServiceChoice[],
  t: TFunction<'contact'>,
): Mail => {
  const choice = options.find((option) => option === fields.service);
  const lines = [
    `${t('form.name')}: ${fields.from_name}`,
    `${t('form.email')}: ${fields.from_email}`,
    `${t('form.company')}: ${fields.company}`,
    `${t('form.service')}: ${choice ? t(`services.${choice}`) : fields.service}`,
    '',
    `${t('form.message')}:`,
    fields.message,
  ];
  return { subject: t('form.subject', { name: fields.from_name }), body: lines.join('\n') };
};
