import { useTranslation } from 'react-i18next';
import { EmailLink } from '../../components/navigation/email-link';
import { Button, type ButtonLook } from '../../components/ui/button';
import { planFormId } from './plan-dialog';

interface PlanButtonProps extends ButtonLook {
  plan: Queries.PlanCardFragment;
}

/** Opens the mail client or the request dialog; without JavaScript, the contact page. */
export const PlanButton = ({ plan, ...look }: PlanButtonProps) => {
  const { t } = useTranslation('pricing');
  // Plans can have the same label, so the accessible name includes the name of the plan.
  const isNamed = plan.cta.toLowerCase().includes(plan.name.toLowerCase());
  const name = isNamed ? undefined : `${plan.cta}: ${plan.name}`;

  if (plan.opensMail) {
    const subject = t('dialog.subject', { plan: plan.name });
    return (
      <Button as={EmailLink} subject={subject} aria-label={name} {...look}>
        {plan.cta}
      </Button>
    );
  }

  return (
    <Button
      type="submit"
      form={planFormId}
      name="plan"
      value={plan.key}
      aria-haspopup="dialog"
      aria-label={name}
      {...look}
    >
      {plan.cta}
    </Button>
  );
};
