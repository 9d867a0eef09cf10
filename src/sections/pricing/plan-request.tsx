import Check from 'lucide/dist/esm/icons/check.mjs';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LegalLinks } from '../../components/navigation/legal-links';
import { Button } from '../../components/ui/button';
import { Icon } from '../../components/ui/icon';
import { EmailForm } from '../../forms/email-form';
import { Field, SubmitButton } from '../../forms/form-controls';
import { FormResult } from '../../forms/form-feedback';
import { useEmailForm } from '../../forms/use-email-form';
import type { ChosenPeriod } from './billing-toggle';

/** How long the dialog shows its thank-you before it closes. */
const closeDelayInMs = 2000;

/**
 * Closes the dialog after the delay, and shows the time that is left. The delay starts again when
 * the visitor comes back to a hidden page.
 */
const AutoClose = ({ close }: { close: () => void }) => {
  const { t } = useTranslation('common');
  const [run, setRun] = useState(0);
  const closeNow = useEffectEvent(close);

  useEffect(() => {
    const restart = () => setRun((last) => last + 1);
    const timer = document.hidden ? undefined : setTimeout(() => closeNow(), closeDelayInMs);
    document.addEventListener('visibilitychange', restart);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', restart);
    };
  }, [run]);

  return (
    <>
      <div className="plan-request-track">
        <div
          // A new element starts its animation again.
          key={run}
          className="plan-dialog-countdown"
          style={{ animationDuration: `${closeDelayInMs}ms` }}
        />
      </div>
      <Button type="button" onClick={close} variant="secondary" className="plan-request-close">
        {t('close')}
      </Button>
    </>
  );
};

interface PlanRequestProps {
  /** Name of the plan. */
  plan: string;
  /** Left out where the plan is not billed in any. */
  period: ChosenPeriod | undefined;
  headingId: string;
  leadId: string;
  close: () => void;
}

/**
 * Requests only the email address, which is enough to write back; replaced by a thank-you once it
 * is sent.
 */
export const PlanRequest = ({ plan, period, headingId, leadId, close }: PlanRequestProps) => {
  const { t } = useTranslation(['pricing', 'common']);
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const message = period
    ? t('dialog.message', { plan, period: t(`dialog.periods.${period}`) })
    : t('dialog.messageOneOff', { plan });
  const { status, errors, result, formProps } = useEmailForm({
    names: ['from_email', 'plan_name', 'message'],
    successTitle: plan,
    successText: t('dialog.success'),
    // The toast can come after the dialog of another plan.
    failureTitle: plan,
    failureText: t('dialog.failure'),
    mail: ({ from_email: address }) => ({
      subject: t('dialog.subject', { plan }),
      body: `${message}\n\n${address}`,
    }),
  });
  const isSending = status === 'sending';
  const isSent = status === 'sent';

  useEffect(() => {
    // Browsers take the focus from disabled and removed elements.
    if (status === 'failed') field.current?.focus();
    else heading.current?.focus({ preventScroll: status !== 'idle' });
  }, [status]);

  return (
    <div className="plan-request">
      <h2
        ref={heading}
        id={headingId}
        tabIndex={-1}
        className={isSent ? 'sr-only' : 'plan-request-title'}
      >
        {t('dialog.heading')}
      </h2>
      <div role="status">
        {isSending && <span className="sr-only">{t('common:forms.sending')}</span>}
        {isSent && (
          <>
            <span className="plan-request-mark">
              <Icon drawing={Check} size={32} />
            </span>
            <p className="plan-request-thanks">{t('dialog.success')}</p>
            <p className="plan-request-lead">{t('dialog.sent', { plan })}</p>
          </>
        )}
      </div>
      {isSent ? (
        <AutoClose close={close} />
      ) : (
        <>
          <p id={leadId} className="plan-request-lead">
            {t('dialog.lead')}
          </p>
          <EmailForm
            {...formProps}
            hiddenFields={{ plan_name: plan, message }}
            className="plan-request-form"
          >
            <Field label={t('dialog.email')} error={errors.from_email}>
              {(id, state) => (
                <input
                  ref={field}
                  id={id}
                  type="email"
                  name="from_email"
                  autoComplete="email"
                  required
                  disabled={isSending}
                  data-missing={t('dialog.emailMissing')}
                  data-invalid={t('dialog.emailInvalid')}
                  {...state}
                  className="control plan-request-field"
                />
              )}
            </Field>
            {result && <FormResult {...result} className="plan-request-result" />}
            <div className="plan-request-actions">
              <SubmitButton sending={isSending}>{t('dialog.submit')}</SubmitButton>
              <Button type="button" variant="secondary" onClick={close}>
                {t('dialog.cancel')}
              </Button>
            </div>
            <p className="mt-5 text-small text-mist">{t('common:forms.privacy')}</p>
            <LegalLinks forms />
          </EmailForm>
        </>
      )}
    </div>
  );
};
