import { useTranslation } from 'react-i18next';
import { MarkedHeading } from '../../components/ui/marked-heading';
import type { Plan } from './plan-details';
import { PlanRow } from './plan-row';

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
