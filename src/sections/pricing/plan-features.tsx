import { clsx } from 'clsx';
import Check from 'lucide/dist/esm/icons/check.mjs';
import { Icon } from '../../components/ui/icon';

interface PlanFeaturesProps {
  features: readonly string[];
  className?: string;
}

export const PlanFeatures = ({ features, className }: PlanFeaturesProps) => (
  <ul className={clsx('plan-features', className)}>
    {features.map((feature) => (
      <li key={feature}>
        <Icon drawing={Check} size={18} className="icon-bold" />
        <span>{feature}</span>
      </li>
    ))}
  </ul>
);
