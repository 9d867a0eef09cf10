import { useTranslation } from 'react-i18next';

const periods = ['MONTHLY', 'YEARLY'] as const;

/** A billing period that a visitor can choose. */
export type ChosenPeriod = (typeof periods)[number];

/**
 * The checked radio button is the only place that knows the chosen period: `pricing.css` shows
 * prices by it.
 */
export const checkedPeriod = (): ChosenPeriod =>
  document.querySelector('.billing-input[value="YEARLY"]:checked') ? 'YEARLY' : 'MONTHLY';

/** Chooses the billing period, without a script. */
export const BillingToggle = () => {
  const { t } = useTranslation('pricing');

  return (
    <div>
      {/* The spaces separate the words without styles. */}
      <div role="radiogroup" aria-label={t('billing.label')} className="billing-toggle">
        {periods.map((period) => (
          <label key={period} className="billing-segment">
            <input
              type="radio"
              name="period"
              value={period}
              defaultChecked={period === 'MONTHLY'}
              className="billing-input"
            />
            {t(`billing.periods.${period}`)}{' '}
            {period === 'YEARLY' && <span className="billing-discount">{t('billing.save')}</span>}
          </label>
        ))}
      </div>
      {/* Announced when `pricing.css` shows the other text. */}
      <p role="status" className="sr-only">
        {periods.map((period) => (
          <span key={period} data-period={period}>
            {t(`billing.shown.${period}`)}{' '}
          </span>
        ))}
      </p>
    </div>
  );
};
