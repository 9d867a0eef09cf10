import { useTranslation } from 'react-i18next';
import type { ContactFieldName } from './contact-fields';
import { controlClasses } from '../control-classes';
import { Field } from '../field';

interface ContactInputProps {
  name: ContactFieldName;
  /** Key of its label and its placeholder in `contact:form`. */
  words: 'name' | 'email' | 'company';
  type: 'text' | 'email';
  autoComplete: string;
  /** Key of the sentence that asks for it; only a required field has one. */
  missing?: 'nameMissing' | 'emailMissing';
  required: boolean;
  /** Sentence that says how to mend what is wrong. */
  mistake?: string;
  sending: boolean;
}

/** A field of one line in the contact form. */
export const ContactInput = ({
  words,
  missing,
  required,
  mistake,
  sending,
  ...rest
}: ContactInputProps) => {
  const { t } = useTranslation('contact');
  return (
    <Field
      label={t(`form.${words}`)}
      hint={required ? undefined : t('form.optional')}
      mistake={mistake}
    >
      {(id, state) => (
        <input
          id={id}
          required={required}
          // What is added while the message is on its way would be lost.
          readOnly={sending}
          placeholder={t(`form.${words}Placeholder`)}
          data-missing={missing && t(`form.${missing}`)}
          data-invalid={rest.type === 'email' ? t('form.emailInvalid') : undefined}
          className={controlClasses}
          {...rest}
          {...state}
        />
      )}
    </Field>
  );
};
