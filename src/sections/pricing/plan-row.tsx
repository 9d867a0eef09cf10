import { buttonClasses } from '../../components/ui/button-classes';
import { fitWidth, longestWord } from '../../components/ui/fit-width';
import { PlanBadges } from './plan-badges';
import { PlanButton } from './plan-button';
import type { Plan } from './plan-details';
import { PlanFeatures } from './plan-features';
import { PlanPrice } from './plan-price';

/** Name and price share the first line on phones, the first column on tablets, and are apart on wide screens. */
const areas =
  'grid-cols-[minmax(0,1fr)_auto] [grid-template-areas:"name_price"_"features_features"_"action_action"] large-text:grid-cols-1 large-text:[grid-template-areas:"name"_"price"_"features"_"action"] sm:grid-cols-[minmax(0,4fr)_minmax(0,5fr)_auto] sm:grid-rows-[auto_1fr] sm:[grid-template-areas:"name_features_action"_"price_features_action"] lg:grid-cols-[minmax(0,2.75fr)_minmax(0,5.25fr)_minmax(0,2.25fr)_auto] lg:grid-rows-1 lg:[grid-template-areas:"name_features_price_action"]';

interface PlanRowProps {
  plan: Plan;
  nameTag: 'h3' | 'h4';
  email: string;
  /** Id of the form that the plan's button submits. */
  form: string;
}

export const PlanRow = ({ plan, nameTag: Name, email, form }: PlanRowProps) => (
  <li className={`grid gap-x-6 gap-y-3 border-b border-line py-6 lg:items-center ${areas}`}>
    <div className="@container min-w-0 [grid-area:name]">
      <Name
        className="leading-[1.1] font-[540]"
        style={{ fontSize: fitWidth(longestWord(plan.name), '1.625rem', 0.63) }}
      >
        {plan.name}
      </Name>
      <p className="mt-2 text-small text-mist">{plan.description}</p>
      <PlanBadges plan={plan} className="mt-3" />
    </div>
    <PlanPrice
      plan={plan}
      size={plan.price ? '2.125rem' : '1.625rem'}
      className="w-[36vw] [grid-area:price] max-sm:text-right sm:w-auto large-text:w-auto large-text:text-left"
    />
    <PlanFeatures
      features={plan.features}
      className="grid content-start gap-x-6 gap-y-2 [grid-area:features] lg:grid-cols-2"
    />
    <div className="[grid-area:action] max-sm:mt-2 sm:self-center">
      <PlanButton
        plan={plan}
        email={email}
        form={form}
        className={buttonClasses('secondary', 'small', 'w-full px-6')}
      />
    </div>
  </li>
);
