import { useTranslation } from 'react-i18next';
import { EmailLink } from '../../components/navigation/email-link';
import type { Plan } from './plan-details';

/** The English Enterprise plan opens the mail client, every other plan the dialog (docs/specification.md). */
const opensMailClient = (name: string): boolean => name === 'Enterprise';

/** Id of the form that the buttons of all plans submit. */
export const planFormId = 'plans';

interface PlanButtonProps {
  plan: Plan;
  className: string;
}

/** Opens the mail client or the request dialog; without JavaScript, the contact page. */
export const PlanButton = ({ plan, className }: PlanButtonProps) => {
  const { t } = useTranslation('pricing');
  // Plans can have the same label, so the accessible name includes the name of the plan.
  const isNamed = plan.cta.toLowerCase().includes(plan.name.toLowerCase());
  const name = isNamed ? undefined : `${plan.cta}: ${plan.name}`;

  if (opensMailClient(plan.name)) {
    const subject = t('dialog.subject', { plan: plan.name });
    return (
      <EmailLink subject={subject} aria-label={name} className={className}>
        {plan.cta}
      </EmailLink>
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
