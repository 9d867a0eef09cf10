import { useTranslation } from 'react-i18next';
import ribbon from '../../../artwork/ribbon-dialog.svg';
import { billingNote, priceLabel, type BillingPeriod } from '../billing-period';
import { fitWidth, longestWord } from '../../../components/ui/fit-width';
import type { Plan } from '../plan-details';

interface PlanSummaryProps {
  id: string;
  plan: Plan;
  period: BillingPeriod;
}

export const PlanSummary = ({ id, plan, period }: PlanSummaryProps) => {
  const { t } = useTranslation('pricing');
  const label = priceLabel(plan, period) ?? t('custom');

  return (
    <div
      id={id}
      className="relative bg-linear-to-b from-face via-deep via-55% to-ink px-5 pt-5.5 pb-26 md:px-10 md:pt-11 md:pb-47 short:pb-26"
    >
      <img
        src={ribbon}
        alt=""
        aria-hidden
        className="pointer-events-none absolute inset-x-0 bottom-0 h-30 w-full md:h-62"
      />
      <div className="@container relative max-w-80 max-md:large-text:pr-14">
        <p className="text-small text-sky-text max-md:pr-14 large-text:pr-0 short:pr-0">
          {t('dialog.chosen')}
        </p>
        <p
          className="mt-1 font-display leading-[1.05] font-[540] font-stretch-118%"
          style={{ fontSize: fitWidth(longestWord(plan.name), '2.75rem', 0.76) }}
        >
          {plan.name}
        </p>
        <p
          className="mt-5 font-display leading-none font-[560] -tracking-[0.035em] whitespace-nowrap text-crest tabular-nums"
          style={{ fontSize: fitWidth(label, '3.375rem') }}
        >
          {label}
        </p>
        <p className="mt-3 text-small text-sky-text">{t(billingNote(plan, period))}</p>
      </div>
    </div>
  );
};
