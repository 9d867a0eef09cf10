import { clsx } from 'clsx';
import LoaderCircle from 'lucide/dist/esm/icons/loader-circle.mjs';
import { useTranslation } from 'react-i18next';
import { LegalLinks } from '../../components/navigation/legal-links';
import { useSite } from '../../site/site-context';
import { Button } from '../../components/ui/button';
import { Icon } from '../../components/ui/icon';
import { FormResult, SendingStatus } from '../form-feedback';
import { EmailForm } from '../email-form';
import { useEmailForm } from '../use-email-form';

const names = ['from_email', 'message', 'subject'] as const;

/**
 * Non-space, @, non-space, dot, non-space, anywhere in the text; the browser's own rule for
 * addresses is stricter.
 */
const addressPattern = String.raw`.*\S@\S+\.\S.*`;

interface NewsletterFormProps {
  /** Id of the field, unique on the page. */
  id: string;
  label: string;
}

/** Newsletter sign-up. Without JavaScript the form posts itself to the email service. */
export const NewsletterForm = ({ id, label }: NewsletterFormProps) => {
  const { t } = useTranslation('common');
  const { newsletter } = useSite().info.forms;
  const { status, errors, result, formProps } = useEmailForm({
    names,
    successTitle: t('forms.success'),
    successText: t('newsletter.success'),
    failureText: t('newsletter.failure'),
    mail: ({ message, from_email: address }) => ({
      subject: newsletter.subject,
      body: `${message}\n\n${address}`,
    }),
    reportsInvalid: true,
  });
  const sending = status === 'sending';
  const invalid = result !== undefined && errors.from_email !== undefined;
  const resultId = `${id}-result`;

  return (
    <EmailForm
      {...formProps}
      hiddenFields={newsletter}
      draft={id}
      className="w-full max-w-[26.25rem]"
    >
      <label htmlFor={id} className="mb-2.5 block text-small text-mist">
        {label}
      </label>
      <div
        className={clsx('newsletter', invalid ? 'border-flare' : 'border-edge hover:border-aqua')}
      >
        <input
          id={id}
          type="email"
          name="from_email"
          autoComplete="email"
          required
          disabled={sending}
          aria-invalid={invalid}
          aria-describedby={result ? resultId : undefined}
          data-missing={t('newsletter.empty')}
          data-invalid={t('newsletter.invalid')}
          pattern={addressPattern}
          placeholder={t('newsletter.placeholder')}
          className="newsletter-field"
        />
        <Button
          type="submit"
          variant="accent"
          size="small"
          disabled={sending}
          aria-busy={sending}
          className="relative shrink-0 max-[22.5rem]:px-3"
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
        </Button>
      </div>
      <p className="mt-2.5 text-small text-mist">{t('newsletter.note')}</p>
      <LegalLinks forms />
      <SendingStatus sending={sending} />
      {result && <FormResult {...result} id={resultId} className="mt-4 text-small" />}
    </EmailForm>
  );
};
