import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { fitWidth } from '../../components/ui/fit-width';
import { billingText } from './billing-period';
import type { Plan } from './plan-details';

interface PlanPriceProps {
  plan: Plan;
  /** Largest size of the price, as CSS. */
  size: string;
  className?: string;
}

/** The price per month and how it is billed, once per billing period if they differ; `pricing.css` shows one of them. */
export const PlanPrice = ({ plan, size, className }: PlanPriceProps) => {
  const { t } = useTranslation(['pricing', 'common']);
  const { price } = plan;
  const varies = price?.monthlyLabel !== price?.yearlyLabel;

  const amount = (label: string, visibility?: string) => (
    <span className={visibility} style={{ fontSize: fitWidth(label, size) }}>
      {label}
    </span>
  );

  return (
    <div className={clsx('@container', className)}>
      <p
        className={clsx(
          'plan-amount',
          plan.popular && 'plan-amount-popular',
          !price && 'plan-amount-custom',
        )}
      >
        {!price && amount(t('custom'))}
        {price && !varies && amount(price.monthlyLabel)}
        {price && varies && (
          <>
            {/* The space separates the prices without styles. */}
            {amount(price.monthlyLabel, 'price-monthly')}{' '}
            {amount(price.yearlyLabel, 'price-yearly')}
          </>
        )}
      </p>
      <p className="plan-billing">
        {varies ? (
          <>
            <span className="billed-monthly">{billingText(plan, 'monthly', t)}</span>{' '}
            <span className="billed-yearly">{billingText(plan, 'yearly', t)}</span>
          </>
        ) : (
          billingText(plan, 'monthly', t)
        )}
      </p>
    </div>
  );
};
