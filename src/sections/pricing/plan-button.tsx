import { useSite } from '../../components/navigation/site-context';
import type { Plan } from './plan-details';

/** Whether a plan's button opens the mail client, by the name that the page shows: only English has such a plan. */
export const opensMailClient = (name: string): boolean => name === 'Enterprise';

/** Id of the form that the buttons of all plans submit. */
export const planFormId = 'plans';

interface PlanButtonProps {
  plan: Plan;
  className: string;
}

/** Opens the mail client or the request dialog; without scripts, the contact page. */
export const PlanButton = ({ plan, className }: PlanButtonProps) => {
  const { email } = useSite().info;
  // Several plans share one label, so the accessible name adds the plan's.
  const name = plan.cta.includes(plan.name) ? undefined : `${plan.cta}: ${plan.name}`;

  if (opensMailClient(plan.name)) {
    return (
      <a href={`mailto:${email}`} aria-label={name} className={className}>
        {plan.cta}
      </a>
    );
  }

  return (
    <button
      type="submit"
      form={planFormId}
      name="plan"
      value={plan.key}
      aria-haspopup="dialog"
      aria-label={name}
      className={className}
    >
      {plan.cta}
    </button>
  );
};
