import Check from 'lucide/dist/esm/icons/check.mjs';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/ui/icon';
import { buttonClasses } from '../../../components/ui/button-classes';
import { closeDelayInMs } from '../../../native-controls/form-rules';
import { afterVisibleTime } from '../../../native-controls/visible-time';
import { PlanRequestForm } from './plan-request-form';
import type { PlanTexts } from './plan-texts';
import { usePlanRequest } from './use-plan-request';

type DialogRef = RefObject<HTMLDialogElement | null>;

/** Closes the dialog once the visitor has seen it for the delay, and shows how much of it has passed. */
const AutoClose = ({ dialog }: { dialog: DialogRef }) => {
  const { t } = useTranslation('common');
  const [round, setRound] = useState(0);

  useEffect(
    () =>
      afterVisibleTime(
        closeDelayInMs,
        () => dialog.current?.hidePopover(),
        () => setRound((last) => last + 1),
      ),
    [dialog],
  );

  return (
    <>
      <div className="plan-request-track">
        <div
          // A new element starts its animation again.
          key={round}
          className="plan-dialog-countdown"
          style={{ animationDuration: `${closeDelayInMs}ms` }}
        />
      </div>
      <button
        type="button"
        popoverTarget="plan-request"
        popoverTargetAction="hide"
        className={buttonClasses('secondary', 'regular', 'plan-request-close')}
      >
        {t('close')}
      </button>
    </>
  );
};

interface PlanRequestProps {
  texts: PlanTexts;
  headingId: string;
  leadId: string;
  dialog: DialogRef;
}

/** The request form, and a thank-you in its place once it is sent. */
export const PlanRequest = ({ texts, headingId, leadId, dialog }: PlanRequestProps) => {
  const { t } = useTranslation(['pricing', 'common']);
  const heading = useRef<HTMLHeadingElement>(null);
  const request = usePlanRequest(texts, heading);
  const { sending, sent } = request;

  return (
    <div className="plan-request">
      <h2
        ref={heading}
        id={headingId}
        tabIndex={-1}
        className={sent ? 'sr-only' : 'plan-request-title'}
      >
        {t('dialog.heading')}
      </h2>
      <div role="status">
        {sending && <span className="sr-only">{t('common:forms.sending')}</span>}
        {sent && (
          <>
            <span className="plan-request-mark">
              <Icon drawing={Check} size={32} />
            </span>
            <p className="plan-request-thanks">{t('dialog.success')}</p>
            <p className="plan-request-lead">{t('dialog.sent', { plan: texts.plan_name })}</p>
          </>
        )}
      </div>
      {sent ? (
        <AutoClose dialog={dialog} />
      ) : (
        <>
          <p id={leadId} className="plan-request-lead">
            {t('dialog.lead')}
          </p>
          <PlanRequestForm request={request} />
        </>
      )}
    </div>
  );
};
