import { useTranslation } from 'react-i18next';
import { EmailLink } from '../../components/navigation/email-link';
import { planFormId } from './plan-dialog';

interface PlanButtonProps {
  plan: Queries.PlanCardFragment;
  className: string;
}

/** Opens the mail client or the request dialog; without JavaScript, the contact page. */
export const PlanButton = ({ plan, className }: PlanButtonProps) => {
  const { t } = useTranslation('pricing');
  // Plans can have the same label, so the accessible name includes the name of the plan.
  const isNamed = plan.cta.toLowerCase().includes(plan.name.toLowerCase());
  const name = isNamed ? undefined : `${plan.cta}: ${plan.name}`;

  if (plan.opensMail) {
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
