import * as Dialog from '@radix-ui/react-dialog';
import { useId, useRef, useState, type RefObject } from 'react';
import { showFocus } from './show-focus';
import { spareToasts } from './spare-toasts';
import { stepBack } from './step-back';
import type { BillingPeriod } from '../billing-period';
import type { Plan } from '../plan-details';
import '../../../styles/overlays.css';
import { PlanDialogClose } from './plan-dialog-close';
import { PlanRequest } from './plan-request';
import { PlanSummary } from './plan-summary';

interface PlanDialogProps {
  /** The plan that is asked for; null closes the dialog. */
  plan: Plan | null;
  period: BillingPeriod;
  onClose: () => void;
  /** The button that opened the dialog, which gets the focus back. */
  opener: RefObject<HTMLElement | null>;
}

/** Remembers the plan for as long as the closing dialog is still seen, and counts the openings. */
const useOpening = (plan: Plan | null) => {
  const [opening, setOpening] = useState({ asked: plan, shown: plan, count: 0 });
  if (plan === opening.asked) return opening;
  const next = plan
    ? { asked: plan, shown: plan, count: opening.count + 1 }
    : { ...opening, asked: null };
  setOpening(next);
  return next;
};

/** Asks for the visitor's e-mail address, so that the agency can write back about a plan. */
export const PlanDialog = ({ plan, period, onClose, opener }: PlanDialogProps) => {
  const { shown, count } = useOpening(plan);
  const summaryId = useId();
  const heading = useRef<HTMLHeadingElement>(null);

  const focus = (event: Event, target: HTMLElement | null) => {
    event.preventDefault();
    target?.focus();
  };

  return (
    <Dialog.Root open={plan !== null} onOpenChange={(open) => !open && onClose()}>
      {shown && (
        // Every opening is a dialog of its own, so that nothing of the last one is left in it.
        <Dialog.Portal key={count}>
          <Dialog.Overlay className="overlay-veil fixed inset-0 z-60 bg-abyss/75" />
          <Dialog.Content
            aria-describedby={summaryId}
            onOpenAutoFocus={(event) => focus(event, heading.current)}
            onCloseAutoFocus={(event) => focus(event, opener.current)}
            onInteractOutside={spareToasts}
            onKeyDown={(event) => {
              stepBack(event);
              showFocus(event);
            }}
            className="overlay-dialog @container/page fixed inset-0 z-61 overflow-y-auto overscroll-contain bg-navy shadow-[0_40px_120px_rgb(0_0_0/0.6)] contain-layout md:m-auto md:grid md:h-fit md:max-h-[calc(100dvh-2rem)] md:min-h-120 md:w-[min(56.25rem,calc(100%-4rem))] md:grid-cols-[minmax(0,17fr)_minmax(0,28fr)] md:break-large md:border md:border-edge short:grid short:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
          >
            <PlanSummary id={summaryId} plan={shown} period={period} />
            <PlanRequest plan={shown} period={period} heading={heading} onClose={onClose} />
            <PlanDialogClose />
          </Dialog.Content>
        </Dialog.Portal>
      )}
    </Dialog.Root>
  );
};
