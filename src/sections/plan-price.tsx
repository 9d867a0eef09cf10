import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { priceLabel, type BillingPeriod } from './billing-period';
import { fitWidth } from './fit-width';
import type { Plan } from './plan-details';

interface PlanPriceProps {
  plan: Plan;
  period: BillingPeriod;
  /** Size of the price where there is room for it, as CSS. */
  size: string;
  className?: string;
}

/** The price per month. Whoever has no scripts, and so no toggle, reads the yearly price as well. */
export const PlanPrice = ({ plan, period, size, className }: PlanPriceProps) => {
  const { t } = useTranslation('pricing');
  const price = priceLabel(plan, period);
  const label = price ?? t('custom');
  const { monthlyLabel, yearlyLabel } = plan.price ?? {};

  return (
    <div className={clsx('@container', className)}>
      <p
        className={clsx(
          'font-display leading-none font-[560] -tracking-[0.035em] whitespace-nowrap tabular-nums',
          plan.popular ? 'text-crest' : 'text-foam',
          price === null && 'font-stretch-96%',
        )}
        style={{ fontSize: fitWidth(label, size) }}
      >
        {/* A new price is a new element, which fades in; the first one stands there from the start. */}
        <span
          key={label}
          className="motion-safe:group-data-changed/billing:transition-opacity motion-safe:group-data-changed/billing:duration-160 starting:opacity-25"
        >
          {label}
        </span>
      </p>
      <p className="mt-2 text-tiny text-mist">{price === null ? t('customNote') : t('perMonth')}</p>
      {monthlyLabel !== yearlyLabel && (
        <noscript>
          <p className="text-tiny text-mist">{t('yearlyAlso', { price: yearlyLabel })}</p>
        </noscript>
      )}
    </div>
  );
};
