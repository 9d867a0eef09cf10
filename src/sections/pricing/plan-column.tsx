import { clsx } from 'clsx';
import ribbon from '../../artwork/ribbon-plan.svg';
import { buttonClasses } from '../../components/ui/button-classes';
import { fitWidth, longestWord } from '../../components/ui/fit-width';
import { PlanBadges } from './plan-badges';
import { PlanButton } from './plan-button';
import type { Plan } from './plan-details';
import { PlanFeatures } from './plan-features';
import { PlanPrice } from './plan-price';

/** On narrow screens the popular plan has a wave of its own, and the others are between hairlines. */
const looks = {
  popular: {
    ground:
      'max-lg:-mx-page max-lg:mt-26 max-lg:bg-linear-to-b max-lg:from-[#0c3a50] max-lg:to-ink max-lg:px-page max-lg:pt-1 max-lg:pb-11 lg:flex-[1.2] lg:bg-linear-to-b lg:from-transparent lg:via-aqua/14 lg:via-25% lg:to-transparent',
    name: { stretch: 'font-stretch-120%', size: '1.9375rem', advance: 0.78 },
    price: { stretch: 'font-stretch-112%', size: 'clamp(3rem, 4.5vw, 4.5rem)' },
    button: 'primary',
  },
  plain: {
    ground: 'border-line max-lg:border-t max-lg:py-11 lg:flex-1',
    name: { stretch: 'font-stretch-104%', size: '1.5rem', advance: 0.66 },
    price: { stretch: '', size: 'var(--text-price)' },
    button: 'secondary',
  },
} as const;

const layout =
  'relative min-w-0 sm:max-lg:grid sm:max-lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] sm:max-lg:items-center sm:max-lg:gap-x-14 lg:px-6 lg:pb-16';
const hairline =
  'lg:not-first:before:absolute lg:not-first:before:inset-y-0 lg:not-first:before:left-0 lg:not-first:before:w-px lg:not-first:before:bg-linear-to-b lg:not-first:before:from-edge lg:not-first:before:to-transparent';

interface PlanColumnProps {
  plan: Plan;
  nameTag: 'h2' | 'h3';
  email: string;
  /** Id of the form that the plan's button submits. */
  form: string;
  className: string;
}

/** A core plan: a column, on narrower screens a row. */
export const PlanColumn = ({ plan, nameTag: Name, className, ...offer }: PlanColumnProps) => {
  const { ground, name, price, button } = looks[plan.popular ? 'popular' : 'plain'];

  return (
    <li className={clsx(layout, ground, hairline, className)}>
      {plan.popular && (
        <img
          src={ribbon}
          alt=""
          aria-hidden
          loading="lazy"
          className="pointer-events-none absolute inset-x-0 bottom-full h-30 w-full lg:hidden"
        />
      )}
      <div className="@container min-w-0">
        <PlanBadges plan={plan} className="mb-3 lg:absolute lg:bottom-full lg:mb-2.5" />
        <Name
          className={clsx('leading-[1.1] font-[540]', name.stretch)}
          style={{ fontSize: fitWidth(longestWord(plan.name), name.size, name.advance) }}
        >
          {plan.name}
        </Name>
        <PlanPrice plan={plan} size={price.size} className={clsx('mt-3.5', price.stretch)} />
        <p className="mt-3 text-base text-mist lg:min-h-18">{plan.description}</p>
        <div className="mt-6">
          <PlanButton
            plan={plan}
            email={offer.email}
            form={offer.form}
            className={buttonClasses(button, 'regular', 'w-full')}
          />
        </div>
      </div>
      <PlanFeatures features={plan.features} className="mt-6 grid gap-2.5 sm:max-lg:mt-0 lg:mt-7" />
    </li>
  );
};
