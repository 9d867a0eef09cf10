import type { TFunction } from 'i18next';
import type { ContactFields } from './contact-fields';
import type { Mail } from '../sending/mail-link';
import type { ServiceChoice } from './service-choices';

/**
 * Writes a contact message for the visitor's own mail client, with every field labelled in the page's language.
 *
 * @param fields What was typed.
 * @param options The services that the page offers.
 * @param t Words of the contact form.
 */
export const contactMail = (
  fields: ContactFields,
  options: readonly ServiceChoice[],
  t: TFunction<'contact'>,
): Omit<Mail, 'to'> => {
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
