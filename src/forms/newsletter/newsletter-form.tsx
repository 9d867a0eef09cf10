import { clsx } from 'clsx';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClasses } from '../../components/ui/button-classes';
import { useHydrated } from '../../../plugins/gatsby-plugin-islands';
import { FallbackNote } from '../fallback-note';
import { fallbackWords } from '../fallback-words';
import { FormResult } from '../form-result';
import { useForms } from '../forms-context';
import { HiddenFields } from '../sending/hidden-fields';
import { SendingStatus } from '../sending-status';
import { formAction } from '../sending/service-settings';
import { addressPattern, useNewsletter } from './use-newsletter';

interface NewsletterFormProps {
  /** Id of the field, one of its kind on the page. */
  id: string;
  label: string;
  /** Whether the label is for assistive technology only, because words beside the form say the same. */
  labelHidden?: boolean;
}

// The ring goes round the whole pill, so the field inside it needs none.
const pill =
  'flex min-h-13.5 items-center large-text:flex-col large-text:items-stretch break-pill border-[1.5px] bg-ink/72 p-1 has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-3 has-[input:focus-visible]:outline-crest';
const fieldClasses =
  'min-h-11 min-w-0 grow bg-transparent pr-3 pl-4.5 text-body max-[22.5rem]:pr-1 max-[22.5rem]:pl-3 text-foam placeholder:text-haze focus-visible:shadow-none focus-visible:outline-hidden disabled:text-haze';

/** Sign-up for the newsletter. Without scripts the form posts itself to the e-mail service. */
export const NewsletterForm = ({ id, label, labelHidden }: NewsletterFormProps) => {
  const { t } = useTranslation('common');
  const hydrated = useHydrated();
  const { newsletter } = useForms();
  const field = useRef<HTMLInputElement>(null);
  const { sending, result, warmUp, noteInput, submit } = useNewsletter(id, field);
  // What could not be sent has a mail in its place, and nothing is wrong with its address.
  const wrong = result?.kind === 'error' && !result.mail;
  const resultId = `${id}-result`;

  return (
    <form
      action={formAction}
      method="post"
      encType="multipart/form-data"
      // The browser's own messages speak its own language; with scripts the site speaks the page's.
      noValidate={hydrated}
      {...fallbackWords(
        {
          sending: t('forms.sending'),
          sent: t('newsletter.success'),
          failed: t('newsletter.failure'),
        },
        id,
      )}
      onSubmit={submit}
      className="w-full max-w-[26.25rem]"
    >
      <HiddenFields fields={newsletter} />
      <label
        htmlFor={id}
        className={clsx(labelHidden ? 'sr-only' : 'mb-2.5 block text-small text-mist')}
      >
        {label}
      </label>
      <div className={clsx(pill, wrong ? 'border-flare' : 'border-edge hover:border-aqua')}>
        <input
          ref={field}
          id={id}
          type="email"
          name="from_email"
          autoComplete="email"
          required
          disabled={sending}
          onFocus={warmUp}
          aria-invalid={wrong}
          aria-describedby={result ? resultId : undefined}
          onInput={(event) => noteInput(event.currentTarget.value)}
          data-missing={t('newsletter.empty')}
          data-invalid={t('newsletter.invalid')}
          data-pattern={addressPattern.source}
          placeholder={t('newsletter.placeholder')}
          className={fieldClasses}
        />
        <button
          type="submit"
          disabled={sending}
          aria-busy={sending}
          className={buttonClasses('accent', 'small', 'relative shrink-0 max-[22.5rem]:px-3')}
        >
          <span className={clsx(sending && 'opacity-0')}>{t('newsletter.submit')}</span>
          {sending && (
            <LoaderCircle
              aria-label={t('forms.sending')}
              size={19}
              className="absolute animate-spin motion-reduce:animate-none"
            />
          )}
        </button>
      </div>
      <SendingStatus sending={sending} control={field} />
      <FallbackNote className="mt-4 text-small font-semibold empty:hidden" />
      {result && <FormResult {...result} id={resultId} className="mt-4 text-small" />}
    </form>
  );
};
