import { clsx } from 'clsx';
import Check from 'lucide-react/icons/check';

interface PlanFeaturesProps {
  features: readonly string[];
  className?: string;
}

export const PlanFeatures = ({ features, className }: PlanFeaturesProps) => (
  <ul className={clsx('plan-features', className)}>
    {features.map((feature) => (
      <li key={feature}>
        <Check aria-hidden size={18} strokeWidth={2} />
        <span>{feature}</span>
      </li>
    ))}
  </ul>
);
