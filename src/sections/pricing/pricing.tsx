import { clsx } from 'clsx';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import wave from '../../artwork/ribbon-pricing.svg';
import { EmailLink } from '../../components/navigation/email-link';
import { ArrowLink } from '../../components/ui/arrow-link';
import { SharedIcon } from '../../components/ui/icon';
import { MarkedHeading } from '../../components/ui/marked-heading';
import { Section } from '../../components/ui/section';
import { SectionHeading } from '../../components/ui/section-heading';
import { BillingToggle } from './billing-toggle';
import { PlanCard } from './plan-card';
import { PlanDialog } from './plan-dialog';
import './pricing.css';

type Plans = readonly Queries.PlanCardFragment[];

/** The core plans under one wave, which peaks over the third. */
const CorePlans = ({ plans, nameTag }: { plans: Plans; nameTag: 'h2' | 'h3' }) => (
  <div className="core-plans">
    <div aria-hidden className="core-plans-wave">
      <img src={wave} alt="" loading="lazy" />
      <div className="core-plans-water" />
    </div>
    <ul className="core-plans-list relative page-frame">
      {plans.map((plan) => (
        <PlanCard key={plan.key} plan={plan} layout="column" nameTag={nameTag} />
      ))}
    </ul>
  </div>
);

const PricingHelp = () => {
  const { t } = useTranslation('pricing');

  return (
    <>
      <p className="pricing-terms page-frame">{t('terms')}</p>
      <p className="pricing-help page-frame">
        <SharedIcon name="MAIL" className="shrink-0 text-sky-text" />
        <span className="pricing-help-question">{t('help.question')}</span>{' '}
        <ArrowLink as={EmailLink} subject={t('help.question')}>
          {t('help.link')}
        </ArrowLink>
      </p>
    </>
  );
};

const AiPlans = ({ plans }: { plans: Plans }) => {
  const { t } = useTranslation('pricing');

  return (
    <section aria-labelledby="ai-plans-heading" className="ai-plans page-frame">
      <div className="ai-plans-header">
        <h2 id="ai-plans-heading" className="pricing-subtitle">
          <MarkedHeading text={t('ai.heading')} />
        </h2>
        <p className="ai-plans-lead">{t('ai.lead')}</p>
      </div>
      <ul className="ai-plans-list">
        {plans.map((plan) => (
          <PlanCard key={plan.key} plan={plan} layout="row" nameTag="h3" />
        ))}
      </ul>
    </section>
  );
};

interface PricingProps {
  id?: string;
  intro: Queries.PageIntroFragment;
  /** Whether it is the subject of a page of its own, not one of several sections. */
  ownPage?: boolean;
  plans: Plans;
  /** For the pricing page only. */
  aiPlans?: Plans;
}

/** Both price lists, with one billing toggle and one request dialog. */
export const Pricing = ({ id, intro, ownPage, plans, aiPlans }: PricingProps) => {
  const headingId = useId();

  return (
    <Section id={id} labelledBy={headingId} className={clsx('pricing', ownPage && 'pricing-page')}>
      {ownPage && <div aria-hidden className="star-strip" />}
      <div className="page-frame">
        <div className={ownPage ? 'title-row' : undefined}>
          <SectionHeading id={headingId} heading={intro.heading} ownPage={ownPage}>
            {!ownPage && <BillingToggle />}
          </SectionHeading>
          {ownPage && <div aria-hidden className="title-stars" />}
        </div>
        {ownPage && (
          <div className="pricing-intro">
            <p className="pricing-lead">{intro.lead}</p>
            <BillingToggle />
          </div>
        )}
      </div>
      <CorePlans plans={plans} nameTag={ownPage ? 'h2' : 'h3'} />
      <PricingHelp />
      {aiPlans && <AiPlans plans={aiPlans} />}
      <PlanDialog plans={[...plans, ...(aiPlans ?? [])]} />
    </Section>
  );
};
