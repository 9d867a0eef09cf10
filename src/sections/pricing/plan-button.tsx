import type { Plan } from './plan-details';

/**
 * @param name The plan's name as the visitor reads it; translations of Enterprise do not count.
 * @returns Whether the plan's button opens the mail client instead of the request dialog.
 */
export const opensMailClient = (name: string): boolean => name === 'Enterprise';

interface PlanButtonProps {
  plan: Plan;
  email: string;
  /** Id of the form that the button submits. */
  form: string;
  className: string;
}

/** Opens the mail client or the request dialog; without scripts, the contact page. */
export const PlanButton = ({ plan, email, form, className }: PlanButtonProps) => {
  // Several plans share one label, so whoever only hears it needs the plan's name too.
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
      form={form}
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
