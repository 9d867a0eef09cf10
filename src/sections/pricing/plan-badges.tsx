import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { Plan } from './plan-details';

interface PlanBadgesProps {
  plan: Plan;
  className?: string;
}

export const PlanBadges = ({ plan, className }: PlanBadgesProps) => {
  const { t } = useTranslation('pricing');
  if (!plan.popular && !plan.bestValue) return null;

  return (
    <p className={clsx('plan-badges', className)}>
      {plan.popular && <span className="plan-badge plan-badge-popular">{t('popular')}</span>}
      {plan.bestValue && <span className="plan-badge plan-badge-value">{t('bestValue')}</span>}
    </p>
  );
};
