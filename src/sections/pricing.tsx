import { clsx } from 'clsx';
import { useId, useRef, useState } from 'react';
import { PageStars } from '../components/page-stars';
import { Section } from '../components/section';
import { SectionHeading } from '../components/section-heading';
import { StarStrip } from '../components/star-strip';
import { PlanDialog } from '../forms/plan-dialog';
import { AiPlans } from './ai-plans';
import { defaultPeriod, type BillingPeriod } from './billing-period';
import { BillingToggle } from './billing-toggle';
import { CorePlans } from './core-plans';
import type { ChoosePlan, Plan } from './plan-details';
import { PricingHelp } from './pricing-help';

interface PricingProps {
  id?: string;
  intro: Queries.PageIntroFragment;
  level: 1 | 2;
  showLead?: boolean;
  plans: readonly Plan[];
  aiPlans?: readonly Plan[];
  email: string;
}

/** The price lists. One toggle switches both of them, and every plan's request opens in one dialog. */
export const Pricing = ({ id, intro, level, showLead, plans, aiPlans, email }: PricingProps) => {
  const headingId = useId();
  const [chosenPeriod, setChosenPeriod] = useState<BillingPeriod | null>(null);
  const [chosenPlan, setChosenPlan] = useState<Plan | null>(null);
  const opener = useRef<HTMLElement>(null);

  const period = chosenPeriod ?? defaultPeriod;
  const toggle = <BillingToggle chosen={chosenPeriod} onChoose={setChosenPeriod} />;
  const choose: ChoosePlan = (plan, button) => {
    opener.current = button;
    setChosenPlan(plan);
  };
  const list = { period, email, onChoose: choose };
  const planTag = level === 1 ? 'h2' : 'h3';

  return (
    <Section
      id={id}
      labelledBy={headingId}
      className={clsx(level === 1 && 'pt-[calc(var(--spacing-section)+1.75rem)]')}
    >
      {level === 1 && <StarStrip />}
      <div className="page-frame">
        <div className="flex gap-12">
          <SectionHeading
            id={headingId}
            heading={intro.heading}
            level={level}
            className={clsx(level === 2 && 'grow')}
          >
            {!showLead && toggle}
          </SectionHeading>
          {level === 1 && <PageStars className="relative min-w-0 flex-1 max-sm:hidden" />}
        </div>
        {showLead && (
          <div className="mt-6 flex flex-col gap-6 md:flex-row md:items-center md:justify-between">
            <p className="max-w-[36em] text-lead text-mist">{intro.lead}</p>
            {toggle}
          </div>
        )}
      </div>
      <div data-changed={chosenPeriod ?? undefined} className="group/billing">
        <CorePlans plans={plans} nameTag={planTag} {...list} />
        <PricingHelp email={email} />
        {aiPlans && <AiPlans plans={aiPlans} headingTag={planTag} {...list} />}
      </div>
      <PlanDialog
        plan={chosenPlan}
        period={period}
        onClose={() => setChosenPlan(null)}
        opener={opener}
      />
    </Section>
  );
};
