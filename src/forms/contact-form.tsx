import { clsx } from 'clsx';
import { ChevronDown, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buttonClasses } from '../components/ui/button-classes';
import { controlClasses } from './control-classes';
import { Field } from './field';
import { defaultService, type ServiceChoices } from './service-choices';

interface ContactFormProps {
  /** Address that the message goes to. */
  email: string;
  choices: ServiceChoices;
}

/** The contact form. Without scripts it opens the visitor's mail client with what was typed. */
export const ContactForm = ({ email, choices }: ContactFormProps) => {
  const { t } = useTranslation('contact');
  return (
    <form
      action={`mailto:${email}`}
      method="post"
      encType="text/plain"
      className="grid content-start gap-x-7 gap-y-7 sm:grid-cols-2 sm:gap-y-9.5"
    >
      <Field label={t('form.name')}>
        {(id) => (
          <input
            id={id}
            name="from_name"
            required
            autoComplete="name"
            placeholder={t('form.namePlaceholder')}
            className={controlClasses}
          />
        )}
      </Field>
      <Field label={t('form.email')}>
        {(id) => (
          <input
            id={id}
            name="from_email"
            type="email"
            required
            autoComplete="email"
            placeholder={t('form.emailPlaceholder')}
            className={controlClasses}
          />
        )}
      </Field>
      <Field label={t('form.company')} hint={t('form.optional')}>
        {(id) => (
          <input
            id={id}
            name="company"
            autoComplete="organization"
            placeholder={t('form.companyPlaceholder')}
            className={controlClasses}
          />
        )}
      </Field>
      <Field label={t('form.service')}>
        {(id) => (
          <div className="relative">
            <select
              id={id}
              name="service"
              defaultValue={defaultService}
              className={clsx(controlClasses, 'cursor-pointer appearance-none pr-14 *:bg-tide')}
            >
              {choices.options.map((option) => (
                <option key={option} value={option}>
                  {t(`services.${option}`)}
                </option>
              ))}
            </select>
            <ChevronDown
              aria-hidden
              size={24}
              strokeWidth={1.5}
              className="pointer-events-none absolute top-1/2 right-4 -translate-y-1/2"
            />
          </div>
        )}
      </Field>
      <Field label={t('form.message')} className="sm:col-span-2">
        {(id) => (
          <textarea
            id={id}
            name="message"
            required
            rows={choices.rows}
            placeholder={t('form.messagePlaceholder')}
            className={clsx(controlClasses, 'py-2.5 leading-normal')}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-5 sm:col-span-2">
        <button type="submit" className={buttonClasses()}>
          {t('form.submit')}
          <Send aria-hidden size={19} strokeWidth={1.5} />
        </button>
        <p className="text-small text-mist">{t('form.note')}</p>
      </div>
    </form>
  );
};
