import type { Plan } from './plan-details';

/** Whether a plan's button opens the mail client instead of the request dialog. Only the untranslated name counts. */
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
