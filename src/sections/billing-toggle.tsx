import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { defaultPeriod, type BillingPeriod } from './billing-period';

const segment =
  'flex min-h-11 cursor-pointer items-center gap-1.5 break-pill-small px-3 text-small font-semibold whitespace-nowrap transition-colors duration-100 max-[23.4rem]:px-2 max-[23.4rem]:text-tiny large-text:flex-wrap large-text:whitespace-normal sm:gap-2.5 sm:px-4.5';

interface BillingToggleProps {
  /** What the visitor chose; null before the first choice, while the monthly prices are shown. */
  chosen: BillingPeriod | null;
  onChoose: (period: BillingPeriod) => void;
}

/** Switches every price of the section between the two billing periods. */
export const BillingToggle = ({ chosen, onChoose }: BillingToggleProps) => {
  const { t } = useTranslation('pricing');
  const period = chosen ?? defaultPeriod;

  const button = (value: BillingPeriod) => ({
    type: 'button' as const,
    'aria-pressed': period === value,
    onClick: () => onChoose(value),
    className: clsx(
      segment,
      period === value ? 'bg-foam text-on-foam' : 'text-mist hover:text-foam',
    ),
  });

  return (
    <div className="noscript:hidden">
      <div
        role="group"
        aria-label={t('billing.label')}
        className="flex w-fit max-w-full flex-wrap gap-0.5 break-pill border-[1.5px] border-edge p-1 large-text:flex-col"
      >
        <button {...button('monthly')}>{t('billing.monthly')}</button>
        <button {...button('yearly')}>
          {t('billing.yearly')}
          <span className="rounded-[10px_10px_10px_3px] bg-amber px-2 py-0.5 text-badge font-bold text-on-amber forced-colors:border">
            {t('billing.save')}
          </span>
        </button>
      </div>
      <p role="status" className="sr-only">
        {chosen && t(chosen === 'monthly' ? 'billing.monthlyShown' : 'billing.yearlyShown')}
      </p>
    </div>
  );
};
