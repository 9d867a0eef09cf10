import { useId, useLayoutEffect, useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { CloseButton } from '../../components/ui/close-button';
import { useSite } from '../../site/site-context';
import { checkedPeriod, type ChosenPeriod } from './billing-toggle';
import { PlanRequest } from './plan-request';
import { PlanSummary } from './plan-summary';
import './plan-dialog.css';

type Plan = Queries.PlanCardFragment;

interface OpenDialogProps {
  plan: Plan;
  period: ChosenPeriod;
  plans: readonly Plan[];
}

/** Shows a plan, and requests it. */
const OpenDialog = ({ plan, period, plans }: OpenDialogProps) => {
  const { t } = useTranslation('common');
  const dialog = useRef<HTMLDialogElement>(null);
  const summaryId = useId();
  const headingId = useId();
  const leadId = useId();
  const price = plan.prices.find((one) => one.period === period) ?? plan.prices[0];
  const close = () => dialog.current?.close();

  // Before the effect of the request, which moves the focus.
  useLayoutEffect(() => dialog.current?.showModal(), []);

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
        <PlanSummary id={summaryId} plan={plan} price={price} plans={plans} />
        <PlanRequest
          plan={plan.name}
          // A free plan is not billed in any period.
          period={price?.period === 'ONCE' ? undefined : period}
          headingId={headingId}
          leadId={leadId}
          close={close}
        />
        <CloseButton label={t('close')} onClick={close} className="plan-dialog-close" />
      </div>
    </dialog>
  );
};

/** Id of the form that the buttons of all plans submit. */
export const planFormId = 'plans';

/**
 * The form of the plans' buttons, and the dialog that it opens. Without JavaScript it leads to the
 * contact page.
 */
export const PlanDialog = ({ plans }: Pick<OpenDialogProps, 'plans'>) => {
  const { pathOf } = useSite();
  const [opened, setOpened] = useState<{ plan: Plan; period: ChosenPeriod; times: number }>();

  const open = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    if (!(submitter instanceof HTMLButtonElement)) return;
    const plan = plans.find(({ key }) => key === submitter.value);
    if (!plan) return;
    // Safari does not focus a clicked button, and the dialog gives the focus back.
    submitter.focus();
    setOpened({ plan, period: checkedPeriod(), times: (opened?.times ?? 0) + 1 });
  };

  return (
    <>
      <form id={planFormId} action={pathOf('contact')} method="get" onSubmit={open} />
      {/* Each opening renders a new element, without the state of the last one. */}
      {opened && (
        <OpenDialog key={opened.times} plan={opened.plan} period={opened.period} plans={plans} />
      )}
    </>
  );
};
