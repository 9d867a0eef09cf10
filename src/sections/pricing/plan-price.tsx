import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { fitWidth } from '../../components/ui/fit-width';
import { billingText, priceLabel, type BillingPeriod } from './billing-period';
import type { Plan } from './plan-details';

interface PlanPriceProps {
  plan: Plan;
  /** Largest size of the price, as CSS. */
  size: string;
  className?: string;
}

/**
 * The price per month and how it is billed, once per billing period if they differ; `pricing.css` shows one of them. Each price is beside its
 * period, for those who get both: readers of the Markdown page, and whoever has no styles.
 */
export const PlanPrice = ({ plan, size, className }: PlanPriceProps) => {
  const { t } = useTranslation(['pricing', 'common']);
  const { price } = plan;
  const periods: readonly BillingPeriod[] =
    price?.monthlyLabel === price?.yearlyLabel ? ['monthly'] : ['monthly', 'yearly'];

  return (
    <div className={clsx('@container', className)}>
      {periods.map((period) => {
        const label = priceLabel(plan, period) ?? t('custom');
        return (
          <p key={period} className={clsx(periods.length > 1 && `price-${period}`)}>
            <span
              className={clsx(
                'plan-amount',
                plan.popular && 'plan-amount-popular',
                !price && 'plan-amount-custom',
              )}
              style={{ fontSize: fitWidth(label, size) }}
            >
              {label}
            </span>{' '}
            <span className="plan-billing">{billingText(plan, period, t)}</span>
          </p>
        );
      })}
    </div>
  );
};
