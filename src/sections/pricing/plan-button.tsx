import type { Plan } from './plan-details';

/** Whether a plan's button opens the mail client, by the name that the page shows: only English has such a plan. */
export const opensMailClient = (name: string): boolean => name === 'Enterprise';

/** Where the buttons of all plans lead. */
export interface PlanTarget {
  /** Address for the mail client. */
  email: string;
  /** Id of the form that the button submits. */
  form: string;
}

interface PlanButtonProps {
  plan: Plan;
  target: PlanTarget;
  className: string;
}

/** Opens the mail client or the request dialog; without scripts, the contact page. */
export const PlanButton = ({ plan, target, className }: PlanButtonProps) => {
  // Several plans share one label, so the accessible name adds the plan's.
  const name = plan.cta.includes(plan.name) ? undefined : `${plan.cta}: ${plan.name}`;

  if (opensMailClient(plan.name)) {
    return (
      <a href={`mailto:${target.email}`} aria-label={name} className={className}>
        {plan.cta}
      </a>
    );
  }

  return (
    <button
      type="submit"
      form={target.form}
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
