import * as Dialog from '@radix-ui/react-dialog';
import X from 'lucide-react/icons/x';
import { useId, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Tooltip } from '../../../components/ui/tooltip';
import './plan-dialog.css';
import type { BillingPeriod } from '../billing-period';
import type { Plan } from '../plan-details';
import { ignoreToastClicks, scrollToFocus, wrapShiftTab } from './dialog-events';
import { PlanRequest } from './plan-request';
import { PlanSummary } from './plan-summary';

interface PlanDialogProps {
  /** The requested plan; null closes the dialog. */
  plan: Plan | null;
  period: BillingPeriod;
  onClose: () => void;
  /** The button that opened the dialog, which gets the focus back. */
  opener: RefObject<HTMLElement | null>;
}

/** Remembers the plan while the closing dialog is still visible, and counts the openings. */
const useOpening = (plan: Plan | null) => {
  const [opening, setOpening] = useState({ requested: plan, shown: plan, count: 0 });
  if (plan === opening.requested) return opening;
  const next = plan
    ? { requested: plan, shown: plan, count: opening.count + 1 }
    : { ...opening, requested: null };
  setOpening(next);
  return next;
};

/** Shows a plan and requests the visitor's e-mail address. */
export const PlanDialog = ({ plan, period, onClose, opener }: PlanDialogProps) => {
  const { t } = useTranslation('common');
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
        // Every opening is a new dialog, so that it keeps nothing of the last one.
        <Dialog.Portal key={count}>
          <Dialog.Overlay className="overlay-backdrop" />
          <Dialog.Content
            aria-describedby={summaryId}
            onOpenAutoFocus={(event) => focus(event, heading.current)}
            onCloseAutoFocus={(event) => focus(event, opener.current)}
            onInteractOutside={ignoreToastClicks}
            onKeyDown={(event) => {
              // Radix gives the first Escape to an open tooltip.
              if (event.key === 'Escape') onClose();
              wrapShiftTab(event);
              scrollToFocus(event);
            }}
            className="overlay-dialog @container/page"
          >
            <PlanSummary id={summaryId} plan={shown} period={period} />
            <PlanRequest plan={shown} period={period} heading={heading} onClose={onClose} />
            {/* If the dialog fills the screen, its close button stays visible while the rest scrolls. */}
            <Tooltip label={t('close')}>
              <Dialog.Close aria-label={t('close')} className="plan-dialog-close">
                <X aria-hidden strokeWidth={1.5} />
              </Dialog.Close>
            </Tooltip>
          </Dialog.Content>
        </Dialog.Portal>
      )}
    </Dialog.Root>
  );
};
