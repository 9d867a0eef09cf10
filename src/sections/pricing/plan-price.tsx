import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { fitWidth } from '../../components/ui/fit-width';

interface PriceTextProps {
  /** Left out where it is on request. */
  price?: Queries.PlanCardFragment['prices'][number];
  /** Largest size of the price, as CSS. */
  size: string;
  /** The text that has to fit; otherwise the price itself. */
  longest?: string;
}

/** A price per month, and how it is billed. */
export const PriceText = ({ price, size, longest }: PriceTextProps) => {
  const { t } = useTranslation('pricing');
  const label = price?.label ?? t('custom');

  return (
    <p data-period={price?.period}>
      <span
        className={clsx('plan-amount', !price && 'plan-amount-custom')}
        style={{ fontSize: fitWidth(longest ?? label, size) }}
      >
        {label}
      </span>{' '}
      <span className="plan-billing">
        {price ? t(`billed.${price.period}`, { total: price.totalLabel }) : t('customNote')}
      </span>
    </p>
  );
};

interface PlanPriceProps {
  plan: Queries.PlanCardFragment;
  size: string;
}

/**
 * The prices of a plan. If there are two, `pricing.css` shows that of the checked period; the
 * Markdown page has both.
 */
export const PlanPrice = ({ plan: { prices }, size }: PlanPriceProps) => (
  <div className="plan-price @container">
    {prices.length === 0 && <PriceText size={size} />}
    {prices.map((price) => (
      <PriceText key={price.period} price={price} size={size} />
    ))}
  </div>
);
