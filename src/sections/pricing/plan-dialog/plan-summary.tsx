import { useTranslation } from 'react-i18next';
import ribbon from '../../../artwork/ribbon-dialog.svg';
import { priceLabel, type BillingPeriod } from '../billing-period';
import { fitWidth, longestWord } from '../../../components/ui/fit-width';
import type { Plan } from '../plan-details';

interface PlanSummaryProps {
  id: string;
  plan: Plan;
  period: BillingPeriod;
}

export const PlanSummary = ({ id, plan, period }: PlanSummaryProps) => {
  const { t } = useTranslation('pricing');
  const price = priceLabel(plan, period);
  const label = price ?? t('custom');

  return (
    <div id={id} className="plan-summary">
      <img src={ribbon} alt="" aria-hidden className="plan-summary-ribbon" />
      <div className="plan-summary-words @container">
        <p className="plan-summary-intro">{t('dialog.chosen')}</p>
        <p
          className="plan-summary-name"
          style={{ fontSize: fitWidth(longestWord(plan.name), '2.75rem', 0.76) }}
        >
          {plan.name}
        </p>
        <p className="plan-summary-price" style={{ fontSize: fitWidth(label, '3.375rem') }}>
          {label}
        </p>
        <p className="mt-3 text-small text-sky-text">
          {price === null ? t('customNote') : t('perMonth')}
        </p>
      </div>
    </div>
  );
};
