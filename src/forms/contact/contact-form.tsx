import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon, SharedIcon } from '../../components/ui/icon';
import { LegalLinks } from '../../components/navigation/legal-links';
import { useSite } from '../../site/site-context';
import { Field, SubmitButton } from '../form-controls';
import { EmailForm } from '../email-form';
import { FormResult, SendingStatus } from '../form-feedback';
import { useEmailForm } from '../use-email-form';
import { contactInputs, contactMail, contactNames } from './contact-fields';
import {
  defaultService,
  linkedTitle,
  serviceChoices,
  serviceParameter,
  type ServiceChoice,
} from './service-choices';
import './contact-form.css';

type ContactInputProps = (typeof contactInputs)[number] & { error?: string; sending: boolean };

const ContactInput = ({ textKey, missing, error, sending, ...rest }: ContactInputProps) => {
  const { t } = useTranslation('contact');
  return (
    <Field
      label={t(`form.${textKey}`)}
      hint={missing ? undefined : t('form.optional')}
      error={error}
    >
      {(id, state) => (
        <input
          id={id}
          required={missing !== undefined}
          // Text added while the message is being sent would be lost.
          readOnly={sending}
          placeholder={t(`form.${textKey}Placeholder`)}
          data-missing={missing && t(`form.${missing}`)}
          data-invalid={rest.type === 'email' ? t('form.emailInvalid') : undefined}
          className="control"
          {...rest}
          {...state}
        />
      )}
    </Field>
  );
};

interface ServiceSelectProps {
  id: string;
  options: readonly ServiceChoice[];
  labelOf: (option: ServiceChoice) => string;
}

const ServiceSelect = ({ id, options, labelOf }: ServiceSelectProps) => (
  <div className="relative">
    <select
      id={id}
      name={serviceParameter}
      defaultValue={defaultService}
      className="control contact-select"
    >
      {options.map((option) => (
        <option key={option} value={option}>
          {labelOf(option)}
        </option>
      ))}
    </select>
    <Icon drawing={ChevronDown} className="contact-select-icon" />
  </div>
);

/** The query stays as long as the form. */
const stay = () => () => undefined;

/** The contact form. Without JavaScript it posts itself to the email service. */
export const ContactForm = () => {
  const { t } = useTranslation(['contact', 'common']);
  const { pageId, language } = useSite();
  const { options, rows } = serviceChoices(pageId, language);
  // The HTML is the same for every link.
  const search = useSyncExternalStore(
    stay,
    () => location.search,
    () => '',
  );
  const labelOf = (option: ServiceChoice, query = search) => {
    const title = linkedTitle(option, query);
    const text = t(`services.${option}`);
    return title ? `${title} (${text})` : text;
  };
  const { status, errors, result, formProps } = useEmailForm({
    names: contactNames,
    successTitle: t('form.success'),
    successText: t(pageId === 'contact' ? 'form.successContact' : 'form.successHome'),
    failureText: t('form.failure'),
    params: (fields) => {
      // Not that of the rendering: a message can be sent before the first one in the browser.
      const title = linkedTitle(fields.service, location.search);
      return title ? { ...fields, service: `${fields.service}: ${title}` } : fields;
    },
    mail: (fields) => {
      const option = options.find((one) => one === fields.service);
      return contactMail({ ...fields, service: option ? labelOf(option, location.search) : '' }, t);
    },
  });
  const sending = status === 'sending';

  return (
    // One draft for both pages and all languages.
    <EmailForm {...formProps} draft="contact-draft" className="contact-form">
      {contactInputs.map((input) => (
        <ContactInput key={input.name} {...input} error={errors[input.name]} sending={sending} />
      ))}
      <Field label={t('form.service')}>
        {(id) => <ServiceSelect id={id} options={options} labelOf={labelOf} />}
      </Field>
      <Field label={t('form.message')} error={errors.message} className="sm:col-span-2">
        {(id, state) => (
          <textarea
            id={id}
            name="message"
            required
            readOnly={sending}
            rows={rows}
            placeholder={t('form.messagePlaceholder')}
            data-missing={t('form.messageMissing')}
            className="control contact-message"
            {...state}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-5 sm:col-span-2">
        <SubmitButton sending={sending}>
          {t('form.submit')}
          <SharedIcon name="SEND" size={19} />
        </SubmitButton>
        <div>
          <p className="text-small text-mist">
            {t('form.note')} {t('common:forms.privacy')}
          </p>
          <LegalLinks forms />
        </div>
        <SendingStatus sending={sending} />
      </div>
      {result && <FormResult {...result} className="sm:col-span-2" />}
    </EmailForm>
  );
};
