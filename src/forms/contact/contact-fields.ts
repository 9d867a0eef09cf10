import type { TFunction } from 'i18next';
import type { Mail } from '../mail-link';

/**
 * The single-line fields. `textKey` and `missing` are message keys in `contact:form`; a field
 * without `missing` is optional.
 */
export const contactInputs = [
  {
    name: 'from_name',
    textKey: 'name',
    missing: 'nameMissing',
    type: 'text',
    autoComplete: 'name',
  },
  {
    name: 'from_email',
    textKey: 'email',
    missing: 'emailMissing',
    type: 'email',
    autoComplete: 'email',
  },
  {
    name: 'company',
    textKey: 'company',
    missing: undefined,
    type: 'text',
    autoComplete: 'organization',
  },
] as const;

/** Parameters of a contact message, in order. */
export const contactNames = [
  ...contactInputs.map(({ name }) => name),
  'service',
  'message',
] as const;

/**
 * Returns the message for the visitor's own mail client, with labels in the page's language; that
 * of the service is in its field.
 */
export const contactMail = (
  fields: Record<(typeof contactNames)[number], string>,
  t: TFunction<'contact'>,
): Mail => {
  const lines = [
    ...contactInputs.map(({ name, textKey }) => `${t(`form.${textKey}`)}: ${fields[name]}`),
    `${t('form.service')}: ${fields.service}`,
    '',
    `${t('form.message')}:`,
    fields.message,
  ];
  return { subject: t('form.subject', { name: fields.from_name }), body: lines.join('\n') };
};
