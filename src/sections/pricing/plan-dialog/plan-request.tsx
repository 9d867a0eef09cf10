import Check from 'lucide/dist/esm/icons/check.mjs';
import { useEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/ui/icon';
import { useEmailForm } from '../../../forms/use-email-form';
import { AutoClose } from './auto-close';
import { PlanRequestForm } from './plan-request-form';
import type { PlanTexts } from './plan-texts';

const names = ['from_email', 'plan_name', 'message'] as const;

interface PlanRequestProps {
  texts: PlanTexts;
  heading: RefObject<HTMLHeadingElement | null>;
  headingId: string;
  leadId: string;
  close: () => void;
}

/** The request form, replaced by a thank-you once it is sent. */
export const PlanRequest = ({ texts, heading, headingId, leadId, close }: PlanRequestProps) => {
  const { t } = useTranslation(['pricing', 'common']);
  const { name: plan, message } = texts;
  const form = useEmailForm({
    names,
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
  const field = useRef<HTMLInputElement>(null);
  const { status } = form;
  const isSent = status === 'sent';

  useEffect(() => {
    // Browsers take the focus from disabled and removed elements.
    if (status === 'sending' || status === 'sent') heading.current?.focus({ preventScroll: true });
    if (status === 'failed') field.current?.focus();
  }, [status, heading]);

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
        {status === 'sending' && <span className="sr-only">{t('common:forms.sending')}</span>}
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
          <PlanRequestForm form={form} field={field} texts={texts} close={close} />
        </>
      )}
    </div>
  );
};
