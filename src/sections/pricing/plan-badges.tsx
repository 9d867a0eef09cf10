import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { Plan } from './plan-details';

const badge = 'plan-badge';

interface PlanBadgesProps {
  plan: Plan;
  className?: string;
}

export const PlanBadges = ({ plan, className }: PlanBadgesProps) => {
  const { t } = useTranslation('pricing');
  if (!plan.popular && !plan.bestValue) return null;

  return (
    <p className={clsx('flex flex-wrap gap-2', className)}>
      {plan.popular && (
        <span className={clsx(badge, 'bg-aqua text-on-aqua forced-colors:border')}>
          {t('popular')}
        </span>
      )}
      {plan.bestValue && (
        <span className={clsx(badge, 'border border-amber text-amber')}>{t('bestValue')}</span>
      )}
    </p>
  );
};
