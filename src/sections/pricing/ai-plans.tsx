import { useTranslation } from 'react-i18next';
import { buttonClasses } from '../../components/ui/button-classes';
import { fitWidth, longestWord } from '../../components/ui/fit-width';
import { MarkedHeading } from '../../components/ui/marked-heading';
import { PlanBadges } from './plan-badges';
import { PlanButton } from './plan-button';
import type { Plan } from './plan-details';
import { PlanFeatures } from './plan-features';
import { PlanPrice } from './plan-price';

interface PlanRowProps {
  plan: Plan;
  nameTag: 'h3' | 'h4';
}

/** An AI plan: a row, on narrower screens a column. */
const PlanRow = ({ plan, nameTag: Name }: PlanRowProps) => (
  <li className="plan-row">
    <div className="plan-row-name @container">
      <Name
        className="plan-name"
        style={{ fontSize: fitWidth(longestWord(plan.name), '1.625rem', 0.63) }}
      >
        {plan.name}
      </Name>
      <p className="plan-row-text">{plan.description}</p>
      <PlanBadges plan={plan} className="mt-3" />
    </div>
    <PlanPrice plan={plan} size={plan.price ? '2.125rem' : '1.625rem'} className="plan-row-price" />
    <PlanFeatures features={plan.features} className="plan-row-features" />
    <div className="plan-row-action">
      <PlanButton plan={plan} className={buttonClasses('secondary', 'small', 'w-full px-6')} />
    </div>
  </li>
);

interface AiPlansProps {
  plans: readonly Plan[];
  headingTag: 'h2' | 'h3';
}

export const AiPlans = ({ plans, headingTag: Heading }: AiPlansProps) => {
  const { t } = useTranslation('pricing');

  return (
    <section aria-labelledby="ai-plans-heading" className="ai-plans page-frame">
      <div className="ai-plans-header">
        <Heading id="ai-plans-heading" className="ai-plans-title">
          <MarkedHeading text={t('ai.heading')} />
        </Heading>
        <p className="ai-plans-lead">{t('ai.lead')}</p>
      </div>
      <ul className="ai-plans-list">
        {plans.map((plan) => (
          <PlanRow key={plan.key} plan={plan} nameTag={Heading === 'h2' ? 'h3' : 'h4'} />
        ))}
      </ul>
    </section>
  );
};
