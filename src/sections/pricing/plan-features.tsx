import { clsx } from 'clsx';
import Check from 'lucide-react/icons/check';

interface PlanFeaturesProps {
  features: readonly string[];
  className?: string;
}

export const PlanFeatures = ({ features, className }: PlanFeaturesProps) => (
  <ul className={clsx('text-small text-sky-text', className)}>
    {features.map((feature) => (
      <li key={feature} className="flex gap-3">
        <Check aria-hidden size={18} strokeWidth={2} className="mt-0.5 shrink-0 text-aqua" />
        <span className="min-w-0 wrap-anywhere">{feature}</span>
      </li>
    ))}
  </ul>
);
