import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CloseButton } from '../../../components/ui/close-button';
import type { Plan } from '../plan-details';
import { PlanRequest } from './plan-request';
import { PlanSummary } from './plan-summary';
import { noTexts, planChoices } from './plan-texts';
import '../../../styles/overlays.css?deferred';
import './plan-dialog.css?deferred';

interface Opening {
  /** Key of the plan. */
  plan?: string;
  period?: string;
  /** Every opening is a new form, so that it keeps nothing of the last one. */
  count: number;
}

/** What the dialog was opened for, by its attributes: a visitor may open it before React hydrates it. */
const useOpening = () => {
  const dialog = useRef<HTMLDialogElement>(null);
  const [opening, setOpening] = useState<Opening>({ count: 0 });

  const read = useCallback((isNew: boolean) => {
    const { plan, period } = dialog.current?.dataset ?? {};
    if (!plan) return;
    setOpening((before) => {
      if (!before.plan) return { plan, period, count: 0 };
      return isNew ? { plan, period, count: before.count + 1 } : before;
    });
  }, []);
  // It may be open before React is there.
  useEffect(() => read(false), [read]);

  return { dialog, opening, read };
};

/** Shows a plan and requests the visitor's email address; `native-controls/plan-dialog.ts` opens it. */
export const PlanDialog = ({ plans }: { plans: readonly Plan[] }) => {
  const { t } = useTranslation(['pricing', 'common']);
  const choices = planChoices(plans, t);
  const { dialog, opening, read } = useOpening();
  const { plan = '', period, count } = opening;
  const texts = choices[plan]?.[period === 'yearly' ? 'yearly' : 'monthly'] ?? noTexts;
  const summaryId = useId();
  const headingId = useId();
  const leadId = useId();

  return (
    <dialog
      ref={dialog}
      id="plan-request"
      popover="manual"
      tabIndex={-1}
      aria-labelledby={headingId}
      aria-describedby={`${summaryId} ${leadId}`}
      data-choices={JSON.stringify(choices)}
      onBeforeToggle={({ newState }) => newState === 'open' && read(true)}
      className="plan-dialog @container/page"
    >
      <div className="plan-dialog-columns">
        <PlanSummary id={summaryId} texts={texts} plans={plans} />
        <PlanRequest
          key={count}
          texts={texts}
          headingId={headingId}
          leadId={leadId}
          dialog={dialog}
        />
        <CloseButton
          label={t('common:close')}
          popover="plan-request"
          className="plan-dialog-close"
        />
      </div>
    </dialog>
  );
};
