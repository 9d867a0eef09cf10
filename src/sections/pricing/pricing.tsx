import { clsx } from 'clsx';
import { useId, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { SharedIcon } from '../../components/ui/icon';
import { EmailLink } from '../../components/navigation/email-link';
import { useSite } from '../../site/site-context';
import { ArrowLabel } from '../../components/ui/arrow-label';
import { Section } from '../../components/ui/section';
import { SectionHeading } from '../../components/ui/section-heading';
import { AiPlans } from './ai-plans';
import { checkedPeriod } from './billing-period';
import { BillingToggle } from './billing-toggle';
import { CorePlans } from './core-plans';
import { planFormId } from './plan-button';
import { PlanDialog } from './plan-dialog/plan-dialog';
import type { PlanChoice } from './plan-dialog/plan-texts';
import type { Plan } from './plan-details';
import './pricing.css';
import './plans.css';

const PricingHelp = () => {
  const { t } = useTranslation('pricing');

  return (
    <>
      <p className="pricing-terms page-frame">{t('terms')}</p>
      <p className="pricing-help page-frame">
        <SharedIcon name="MAIL" className="shrink-0 text-sky-text" />
        <span className="pricing-help-question">{t('help.question')}</span>
        <EmailLink subject={t('help.question')} className="arrow-link">
          <ArrowLabel>{t('help.link')}</ArrowLabel>
        </EmailLink>
      </p>
    </>
  );
};

interface PricingProps {
  id?: string;
  intro: Queries.PageIntroFragment;
  level: 1 | 2;
  plans: readonly Plan[];
  aiPlans?: readonly Plan[];
}

/** Both price lists, with one billing toggle and one request dialog. */
export const Pricing = ({ id, intro, level, plans, aiPlans }: PricingProps) => {
  const { pathOf } = useSite();
  const headingId = useId();
  const planTag = level === 1 ? 'h2' : 'h3';
  const allPlans = [...plans, ...(aiPlans ?? [])];
  const [choice, setChoice] = useState<PlanChoice>();
  const [openings, setOpenings] = useState(0);

  /** Opens the dialog of the plan whose button submitted the form. */
  const openDialog = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    if (!(submitter instanceof HTMLButtonElement)) return;
    const plan = allPlans.find(({ key }) => key === submitter.value);
    if (!plan) return;
    // Safari does not focus a clicked button, and the dialog gives the focus back.
    submitter.focus();
    setChoice({ plan, period: checkedPeriod(document.body) });
    setOpenings(openings + 1);
  };

  return (
    <Section
      id={id}
      labelledBy={headingId}
      className={clsx('pricing', level === 1 && 'pricing-page')}
    >
      {level === 1 && <div aria-hidden className="star-strip" />}
      <div className="page-frame">
        <div className={level === 1 ? 'title-row' : undefined}>
          <SectionHeading id={headingId} heading={intro.heading} level={level}>
            {level === 2 && <BillingToggle />}
          </SectionHeading>
          {level === 1 && <div aria-hidden className="title-stars" />}
        </div>
        {level === 1 && (
          <div className="pricing-intro">
            <p className="pricing-lead">{intro.lead}</p>
            <BillingToggle />
          </div>
        )}
      </div>
      {/* The plans' buttons submit it: without JavaScript it leads to the contact page. */}
      <form id={planFormId} action={pathOf('contact')} method="get" onSubmit={openDialog} />
      <CorePlans plans={plans} nameTag={planTag} />
      <PricingHelp />
      {aiPlans && <AiPlans plans={aiPlans} headingTag={planTag} />}
      {choice && <PlanDialog key={openings} choice={choice} plans={allPlans} />}
    </Section>
  );
};
