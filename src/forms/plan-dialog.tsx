import * as Dialog from '@radix-ui/react-dialog';
import { AnimatePresence, m, useReducedMotion } from 'framer-motion';
import { useId, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { BillingPeriod } from '../sections/billing-period';
import type { Plan } from '../sections/plan-details';
import { PlanDialogClose } from './plan-dialog-close';
import { PlanRequestForm } from './plan-request-form';
import { PlanSummary } from './plan-summary';

const ease = [0.16, 1, 0.3, 1] as const;
const rise = {
  away: { opacity: 0, y: 24, transition: { duration: 0.168, ease } },
  here: { opacity: 1, y: 0, transition: { duration: 0.24, ease } },
};
const fade = {
  away: { opacity: 0, transition: { duration: 0.12 } },
  here: { opacity: 1, transition: { duration: 0.12 } },
};
const states = { initial: 'away', animate: 'here', exit: 'away' };

interface PlanDialogProps {
  /** The plan that is asked for; null closes the dialog. */
  plan: Plan | null;
  period: BillingPeriod;
  /** Address that receives the request. */
  email: string;
  onClose: () => void;
  /** The button that opened the dialog, which gets the focus back. */
  opener: RefObject<HTMLElement | null>;
}

/** Asks for the visitor's e-mail address, so that the agency can write back about a plan. */
export const PlanDialog = ({ plan, period, email, onClose, opener }: PlanDialogProps) => {
  const { t } = useTranslation('pricing');
  const still = useReducedMotion();
  const summaryId = useId();
  const heading = useRef<HTMLHeadingElement>(null);

  const focus = (event: Event, target: HTMLElement | null) => {
    event.preventDefault();
    target?.focus();
  };

  return (
    <Dialog.Root open={plan !== null} onOpenChange={(open) => !open && onClose()}>
      <AnimatePresence>
        {plan && (
          <Dialog.Portal key="plan" forceMount>
            <Dialog.Overlay asChild forceMount>
              <m.div variants={fade} {...states} className="fixed inset-0 z-60 bg-abyss/75" />
            </Dialog.Overlay>
            <Dialog.Content
              asChild
              forceMount
              aria-describedby={summaryId}
              onOpenAutoFocus={(event) => focus(event, heading.current)}
              onCloseAutoFocus={(event) => focus(event, opener.current)}
            >
              <m.div
                variants={still ? fade : rise}
                {...states}
                className="fixed inset-0 z-61 overflow-y-auto overscroll-contain bg-navy shadow-[0_40px_120px_rgb(0_0_0/0.6)] md:m-auto md:grid md:h-fit md:max-h-[calc(100dvh-2rem)] md:w-[min(900px,calc(100%-4rem))] md:grid-cols-[340px_minmax(0,1fr)] md:break-large md:border md:border-edge"
              >
                <PlanSummary id={summaryId} plan={plan} period={period} />
                <div className="flex flex-col justify-center px-5 py-8 md:px-12 md:py-20">
                  <Dialog.Title
                    ref={heading}
                    tabIndex={-1}
                    className="text-[2rem] leading-[1.1] font-[560] font-stretch-92%"
                  >
                    {t('dialog.heading')}
                  </Dialog.Title>
                  <Dialog.Description className="mt-3 max-w-[42ch] text-body text-mist">
                    {t('dialog.lead')}
                  </Dialog.Description>
                  <PlanRequestForm email={email} />
                </div>
                <PlanDialogClose />
              </m.div>
            </Dialog.Content>
          </Dialog.Portal>
        )}
      </AnimatePresence>
    </Dialog.Root>
  );
};
