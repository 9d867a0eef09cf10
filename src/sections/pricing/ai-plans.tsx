import { useTranslation } from 'react-i18next';
import { MarkedHeading } from '../../components/ui/marked-heading';
import type { Plan } from './plan-details';
import { PlanRow } from './plan-row';

interface AiPlansProps {
  plans: readonly Plan[];
  headingTag: 'h2' | 'h3';
  email: string;
  /** Id of the form that the plans' buttons submit. */
  form: string;
}

export const AiPlans = ({ plans, headingTag: Heading, ...offer }: AiPlansProps) => {
  const { t } = useTranslation('pricing');

  return (
    <section aria-labelledby="ai-plans-heading" className="page-frame pt-section">
      <div className="flex flex-col gap-5 md:flex-row md:items-end md:justify-between md:gap-12">
        <Heading
          id="ai-plans-heading"
          className="max-w-[22ch] text-[min(10vw,clamp(2rem,1.4rem+2vw,3.25rem))] leading-[0.98] -tracking-[0.026em]"
        >
          <MarkedHeading text={t('ai.heading')} />
        </Heading>
        <p className="max-w-96 text-base text-mist">{t('ai.lead')}</p>
      </div>
      <ul className="mt-10 border-t border-line">
        {plans.map((plan) => (
          <PlanRow key={plan.key} plan={plan} nameTag={Heading === 'h2' ? 'h3' : 'h4'} {...offer} />
        ))}
      </ul>
    </section>
  );
};
