import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkedPeriod, defaultPeriod, type BillingPeriod } from './billing-period';

/** Chooses the billing period; `pricing.css` shows the prices of the checked one. React only announces it. */
export const BillingToggle = () => {
  const { t } = useTranslation('pricing');
  const name = useId();
  const group = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<BillingPeriod>();

  useEffect(() => {
    // A visitor can choose before React hydrates the toggle.
    const checked = checkedPeriod(group.current);
    if (checked !== defaultPeriod) setChosen(checked);
  }, []);

  const radio = (period: BillingPeriod) => (
    <input
      type="radio"
      name={name}
      value={period}
      defaultChecked={period === defaultPeriod}
      onChange={() => setChosen(period)}
      className="billing-input"
    />
  );

  return (
    <div>
      {/* The spaces separate the words without styles. */}
      <div ref={group} role="radiogroup" aria-label={t('billing.label')} className="billing-toggle">
        <label className="billing-segment">
          {radio('monthly')}
          {t('billing.monthly')}
        </label>{' '}
        <label className="billing-segment">
          {radio('yearly')}
          {t('billing.yearly')} <span className="billing-discount">{t('billing.save')}</span>
        </label>
      </div>
      <p role="status" className="sr-only">
        {chosen && t(chosen === 'monthly' ? 'billing.monthlyShown' : 'billing.yearlyShown')}
      </p>
    </div>
  );
};
