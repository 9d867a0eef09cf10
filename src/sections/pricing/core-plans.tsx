import { clsx } from 'clsx';
import ribbon from '../../artwork/ribbon-plan.svg';
import wave from '../../artwork/ribbon-pricing.svg';
import { buttonClasses } from '../../components/ui/button-classes';
import { fitWidth, longestWord } from '../../components/ui/fit-width';
import { PlanBadges } from './plan-badges';
import { PlanButton } from './plan-button';
import type { Plan } from './plan-details';
import { PlanFeatures } from './plan-features';
import { PlanPrice } from './plan-price';

/** On narrow screens the popular plan has its own wave, and the others are between hairlines. */
const variants = {
  popular: {
    container: 'plan-column-popular',
    name: { size: '1.9375rem', advance: 0.78 },
    priceSize: 'clamp(3rem, 4.5vw, 4.5rem)',
    button: 'primary',
  },
  plain: {
    container: 'plan-column-plain',
    name: { size: '1.5rem', advance: 0.66 },
    priceSize: 'clamp(2.25rem, 3.1vw, 3.1rem)',
    button: 'secondary',
  },
} as const;

interface PlanColumnProps {
  plan: Plan;
  nameTag: 'h2' | 'h3';
}

/** A core plan: a column, on narrower screens a row. */
const PlanColumn = ({ plan, nameTag: Name }: PlanColumnProps) => {
  const { container, name, priceSize, button } = variants[plan.popular ? 'popular' : 'plain'];

  return (
    <li className={clsx('plan-column', container)}>
      {plan.popular && (
        <img src={ribbon} alt="" aria-hidden loading="lazy" className="plan-column-ribbon" />
      )}
      <div className="@container min-w-0">
        <PlanBadges plan={plan} className="plan-column-badges" />
        <Name
          className="plan-name"
          style={{ fontSize: fitWidth(longestWord(plan.name), name.size, name.advance) }}
        >
          {plan.name}
        </Name>
        <PlanPrice plan={plan} size={priceSize} className="plan-column-price" />
        <p className="plan-column-text">{plan.description}</p>
        <div className="plan-column-action">
          <PlanButton plan={plan} className={buttonClasses(button, 'regular', 'w-full')} />
        </div>
      </div>
      <PlanFeatures features={plan.features} className="plan-column-features" />
    </li>
  );
};

interface CorePlansProps {
  plans: readonly Plan[];
  nameTag: 'h2' | 'h3';
}

/** The core plans under one wave, which peaks over the third. */
export const CorePlans = ({ plans, nameTag }: CorePlansProps) => (
  <div className="core-plans">
    <div aria-hidden className="core-plans-wave">
      <img src={wave} alt="" loading="lazy" />
      <div className="core-plans-water" />
    </div>
    <ul className="core-plans-list relative page-frame">
      {plans.map((plan) => (
        <PlanColumn key={plan.key} plan={plan} nameTag={nameTag} />
      ))}
    </ul>
  </div>
);
