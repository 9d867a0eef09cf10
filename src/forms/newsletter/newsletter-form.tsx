import { clsx } from 'clsx';
import LoaderCircle from 'lucide/dist/esm/icons/loader-circle.mjs';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../components/navigation/site-context';
import { buttonClasses } from '../../components/ui/button-classes';
import { Icon } from '../../components/ui/icon';
import { FormResult, SendingStatus } from '../form-feedback';
import { FallbackNote, ServiceForm } from '../service-form';
import { addressPattern, useNewsletter } from './use-newsletter';

interface NewsletterFormProps {
  /** Id of the field, unique on the page. */
  id: string;
  label: string;
}

/** Newsletter sign-up. Without scripts the form posts itself to the email service. */
export const NewsletterForm = ({ id, label }: NewsletterFormProps) => {
  const { t } = useTranslation('common');
  const { newsletter } = useSite().info.forms;
  const { form, sending, result, preload, clearResult, submit } = useNewsletter();
  const field = useRef<HTMLInputElement>(null);
  // A message that failed to send has a mail link, and its address is valid.
  const invalid = result?.kind === 'error' && !result.mailHref;
  const resultId = `${id}-result`;

  return (
    <ServiceForm
      ref={form}
      hiddenFields={newsletter}
      draftName={id}
      sentText={t('newsletter.success')}
      failedText={t('newsletter.failure')}
      onInput={clearResult}
      submit={submit}
      className="w-full max-w-[26.25rem]"
    >
      <label htmlFor={id} className="mb-2.5 block text-small text-mist">
        {label}
      </label>
      <div
        className={clsx('newsletter', invalid ? 'border-flare' : 'border-edge hover:border-aqua')}
      >
        <input
          ref={field}
          id={id}
          type="email"
          name="from_email"
          autoComplete="email"
          required
          disabled={sending}
          onFocus={preload}
          aria-invalid={invalid}
          aria-describedby={result ? resultId : undefined}
          data-missing={t('newsletter.empty')}
          data-invalid={t('newsletter.invalid')}
          data-pattern={addressPattern.source}
          placeholder={t('newsletter.placeholder')}
          className="newsletter-field"
        />
        <button
          type="submit"
          disabled={sending}
          aria-busy={sending}
          className={buttonClasses('accent', 'small', 'relative shrink-0 max-[22.5rem]:px-3')}
        >
          <span className={sending ? 'opacity-0' : undefined}>{t('newsletter.submit')}</span>
          {sending && (
            <Icon
              drawing={LoaderCircle}
              label={t('forms.sending')}
              size={19}
              className="icon-bold absolute animate-spin motion-reduce:animate-none"
            />
          )}
        </button>
      </div>
      <SendingStatus sending={sending} control={field} />
      <FallbackNote className="mt-4 text-small" />
      {result && <FormResult {...result} id={resultId} className="mt-4 text-small" />}
    </ServiceForm>
  );
};
