import * as Dialog from '@radix-ui/react-dialog';
import Check from 'lucide-react/icons/check';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClasses } from '../../../components/ui/button-classes';
import type { BillingPeriod } from '../billing-period';
import type { Plan } from '../plan-details';
import { PlanRequestForm } from './plan-request-form';
import { usePlanRequest } from './use-plan-request';

const autoCloseDelayInMs = 2000;

/** Closes the dialog after the delay, and shows how much of it has passed. */
const AutoClose = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('common');
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const timer = setTimeout(() => close(), autoCloseDelayInMs);
    return () => clearTimeout(timer);
  }, []);

  return (
    <>
      <div className="plan-request-track">
        <div
          className="overlay-countdown h-full bg-kelp"
          style={{ animationDuration: `${autoCloseDelayInMs}ms` }}
        />
      </div>
      <Dialog.Close className={buttonClasses('secondary', 'regular', 'mt-6 self-start short:mt-4')}>
        {t('close')}
      </Dialog.Close>
    </>
  );
};

interface PlanRequestProps {
  plan: Plan;
  period: BillingPeriod;
  heading: RefObject<HTMLHeadingElement | null>;
  onClose: () => void;
}

/** The request form, and a thank-you in its place once it is sent. */
export const PlanRequest = ({ plan, period, heading, onClose }: PlanRequestProps) => {
  const { t } = useTranslation(['pricing', 'common']);
  const request = usePlanRequest(plan, period, heading);
  const { sending, sent } = request;

  return (
    <div className="plan-request">
      <Dialog.Title ref={heading} tabIndex={-1} className={sent ? 'sr-only' : 'plan-request-title'}>
        {t('dialog.heading')}
      </Dialog.Title>
      <div role="status">
        {sending && <span className="sr-only">{t('common:forms.sending')}</span>}
        {sent && (
          <>
            <span className="plan-request-mark">
              <Check aria-hidden size={32} strokeWidth={1.5} />
            </span>
            <p className="plan-request-thanks">{t('dialog.success')}</p>
            <p className="mt-3 max-w-[42ch] text-mist">{t('dialog.sent', { plan: plan.name })}</p>
          </>
        )}
      </div>
      {sent ? (
        <AutoClose onClose={onClose} />
      ) : (
        <>
          <Dialog.Description className="plan-request-lead">{t('dialog.lead')}</Dialog.Description>
          <PlanRequestForm request={request} />
        </>
      )}
    </div>
  );
};
