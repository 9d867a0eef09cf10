import { clsx } from 'clsx';
import { PageLink } from '../components/page-link';
import { opensMailClient } from '../forms/opens-mail-client';
import type { ChoosePlan, Plan } from './plan-details';

interface PlanButtonProps {
  plan: Plan;
  email: string;
  onChoose: ChoosePlan;
  className: string;
}

/** Leads to the mail client or to the request dialog; without scripts, to the contact page. */
export const PlanButton = ({ plan, email, onChoose, className }: PlanButtonProps) => {
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
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={name}
        onClick={(event) => onChoose(plan, event.currentTarget)}
        className={clsx(className, 'noscript:hidden')}
      >
        {plan.cta}
      </button>
      <noscript>
        <PageLink page="contact" aria-label={name} className={className}>
          {plan.cta}
        </PageLink>
      </noscript>
    </>
  );
};
