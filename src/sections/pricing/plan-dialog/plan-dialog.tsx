import * as Dialog from '@radix-ui/react-dialog';
import X from 'lucide-react/icons/x';
import { useId, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Tooltip } from '../../../components/ui/tooltip';
import '../../../styles/overlays.css';
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
          <Dialog.Overlay className="overlay-backdrop fixed inset-0 z-60 bg-abyss/75" />
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
            className="overlay-dialog @container/page fixed inset-0 z-61 overflow-y-auto overscroll-contain bg-navy shadow-[0_40px_120px_rgb(0_0_0/0.6)] contain-layout md:m-auto md:grid md:h-fit md:max-h-[calc(100dvh-2rem)] md:min-h-120 md:w-[min(56.25rem,calc(100%-4rem))] md:grid-cols-[minmax(0,17fr)_minmax(0,28fr)] md:corners-large md:border md:border-edge short:grid short:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
          >
            <PlanSummary id={summaryId} plan={shown} period={period} />
            <PlanRequest plan={shown} period={period} heading={heading} onClose={onClose} />
            {/* If the dialog fills the screen, its close button stays visible while the rest scrolls. */}
            <Tooltip label={t('close')}>
              <Dialog.Close
                aria-label={t('close')}
                className="absolute top-2.5 right-2.5 z-1 inline-flex size-12 cursor-pointer items-center justify-center corners-small text-foam hover:text-crest max-md:fixed max-md:bg-navy/85 md:top-4 md:right-4"
              >
                <X aria-hidden strokeWidth={1.5} />
              </Dialog.Close>
            </Tooltip>
          </Dialog.Content>
        </Dialog.Portal>
      )}
    </Dialog.Root>
  );
};
