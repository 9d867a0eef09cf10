import { clsx } from 'clsx';
import Send from 'lucide-react/icons/send';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../../plugins/gatsby-plugin-islands';
import type { ContactFieldName } from './contact-fields';
import { ContactInput } from './contact-input';
import { draftName } from './contact-draft';
import { controlClasses } from '../control-classes';
import { FallbackNote } from '../fallback-note';
import { fallbackWords } from '../fallback-words';
import { Field } from '../field';
import { FormResult } from '../form-result';
import { HiddenFields } from '../sending/hidden-fields';
import type { ServiceChoices } from './service-choices';
import { ServiceSelect } from './service-select';
import { formAction } from '../sending/service-settings';
import { SendingStatus } from '../sending-status';
import { SubmitButton } from '../submit-button';
import { useContactForm } from './use-contact-form';

const inputs = [
  {
    name: 'from_name',
    words: 'name',
    missing: 'nameMissing',
    type: 'text',
    autoComplete: 'name',
    required: true,
  },
  {
    name: 'from_email',
    words: 'email',
    missing: 'emailMissing',
    type: 'email',
    autoComplete: 'email',
    required: true,
  },
  {
    name: 'company',
    words: 'company',
    type: 'text',
    autoComplete: 'organization',
    required: false,
  },
] as const;

interface ContactFormProps {
  choices: ServiceChoices;
}

/** The contact form. Without scripts it posts itself to the e-mail service. */
export const ContactForm = ({ choices }: ContactFormProps) => {
  const { t } = useTranslation('contact');
  const { t: shared } = useTranslation('common');
  const hydrated = useHydrated();
  const { form, sending, mistakes, result, warmUp, noteInput, submit } = useContactForm(choices);
  const button = useRef<HTMLButtonElement>(null);
  const sentenceFor = (name: ContactFieldName) => {
    const mistake = mistakes[name];
    return mistake && t(`form.${mistake}`);
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the events come from the fields inside.
    <form
      ref={form}
      action={formAction}
      method="post"
      encType="multipart/form-data"
      // The browser's own messages speak its own language; with scripts the site speaks the page's.
      noValidate={hydrated}
      {...fallbackWords(
        { sending: shared('forms.sending'), sent: t('form.success'), failed: t('form.failure') },
        draftName,
      )}
      onFocus={warmUp}
      onInput={noteInput}
      onSubmit={submit}
      className="grid grid-cols-1 content-start gap-x-7 gap-y-7 sm:grid-cols-2 sm:gap-y-9.5"
    >
      <HiddenFields />
      {inputs.map((input) => (
        <ContactInput
          key={input.name}
          {...input}
          mistake={sentenceFor(input.name)}
          sending={sending}
        />
      ))}
      <Field label={t('form.service')}>
        {(id) => <ServiceSelect id={id} options={choices.options} />}
      </Field>
      <Field label={t('form.message')} mistake={sentenceFor('message')} className="sm:col-span-2">
        {(id, state) => (
          <textarea
            id={id}
            name="message"
            required
            readOnly={sending}
            rows={choices.rows}
            placeholder={t('form.messagePlaceholder')}
            data-missing={t('form.messageMissing')}
            className={clsx(controlClasses, 'py-2.5 leading-normal')}
            {...state}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-5 sm:col-span-2">
        <SubmitButton ref={button} sending={sending}>
          {t('form.submit')}
          <Send aria-hidden size={19} strokeWidth={1.5} />
        </SubmitButton>
        <p className="text-small text-mist">{t('form.note')}</p>
        <SendingStatus sending={sending} control={button} />
      </div>
      <FallbackNote className="font-semibold empty:hidden sm:col-span-2" />
      {result && <FormResult {...result} className="sm:col-span-2" />}
    </form>
  );
};
