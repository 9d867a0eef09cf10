import ribbon from '../../artwork/ribbon-pricing.svg';
import { PlanColumn } from './plan-column';
import type { Plan } from './plan-details';

interface CorePlansProps {
  plans: readonly Plan[];
  nameTag: 'h2' | 'h3';
}

/** The core plans under one wave, which peaks over the third. */
export const CorePlans = ({ plans, nameTag }: CorePlansProps) => (
  <div className="core-plans">
    <div aria-hidden className="core-plans-wave">
      <img src={ribbon} alt="" loading="lazy" />
      <div className="core-plans-water" />
    </div>
    <ul className="core-plans-list relative page-frame">
      {plans.map((plan) => (
        <PlanColumn key={plan.key} plan={plan} nameTag={nameTag} />
      ))}
    </ul>
  </div>
);
