import ribbon from '../../artwork/ribbon-pricing.svg';
import { PlanColumn } from './plan-column';
import type { PlanTarget } from './plan-button';
import type { Plan } from './plan-details';

/** Space above each column, so that the row follows the wave. */
const columnOffsets = ['lg:mt-34', 'lg:mt-22', 'lg:mt-4.5', 'lg:mt-17.5', 'lg:mt-33'];

interface CorePlansProps {
  plans: readonly Plan[];
  nameTag: 'h2' | 'h3';
  target: PlanTarget;
}

/** The core plans under one wave, which peaks over the third. */
export const CorePlans = ({ plans, nameTag, target }: CorePlansProps) => (
  <div className="core-plans">
    <div aria-hidden className="pointer-events-none absolute inset-0 max-lg:hidden">
      <img src={ribbon} alt="" loading="lazy" className="h-105 w-full" />
      <div className="core-plans-water" />
    </div>
    <ul className="relative page-frame lg:flex">
      {plans.map((plan, index) => (
        <PlanColumn
          key={plan.key}
          plan={plan}
          className={columnOffsets[index % columnOffsets.length] ?? ''}
          nameTag={nameTag}
          target={target}
        />
      ))}
    </ul>
  </div>
);
