import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CloseButton } from '../../../components/ui/close-button';
import type { Plan } from '../plan-details';
import { PlanRequest } from './plan-request';
import { PlanSummary } from './plan-summary';
import { planTexts, type PlanChoice } from './plan-texts';
import './plan-dialog.css';

interface PlanDialogProps {
  choice: PlanChoice;
  /** All plans: the longest name and price determine the font sizes. */
  plans: readonly Plan[];
}

/** Shows a plan and requests the visitor's email address. Each opening renders a new element, without the state of the last one. */
export const PlanDialog = ({ choice, plans }: PlanDialogProps) => {
  const { t } = useTranslation(['pricing', 'common']);
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const summaryId = useId();
  const headingId = useId();
  const leadId = useId();
  const texts = planTexts(choice, t);
  const close = () => dialog.current?.close();

  useEffect(() => {
    dialog.current?.showModal();
    heading.current?.focus();
  }, []);

  return (
    <dialog
      ref={dialog}
      // A click beside it closes it, too.
      closedby="any"
      aria-labelledby={headingId}
      aria-describedby={`${summaryId} ${leadId}`}
      className="plan-dialog"
    >
      <div className="plan-dialog-columns">
        <PlanSummary id={summaryId} texts={texts} plans={plans} />
        <PlanRequest
          texts={texts}
          heading={heading}
          headingId={headingId}
          leadId={leadId}
          close={close}
        />
        <CloseButton label={t('common:close')} onClick={close} className="plan-dialog-close" />
      </div>
    </dialog>
  );
};
