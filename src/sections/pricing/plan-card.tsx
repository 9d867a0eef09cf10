import { clsx } from 'clsx';
import { graphql } from 'gatsby';
import Check from 'lucide/dist/esm/icons/check.mjs';
import { useTranslation } from 'react-i18next';
import ribbon from '../../artwork/ribbon-plan.svg';
import { fitWidth, longestWord } from '../../components/ui/fit-width';
import { Icon } from '../../components/ui/icon';
import { planAnchor } from '../../site/plan-anchor';
import { PlanButton } from './plan-button';
import { PlanPrice } from './plan-price';
import './plan-card.css';

export const planCardFragment = graphql`
  fragment PlanCard on Plan {
    key
    name
    description
    prices {
      period
      label
      totalLabel
    }
    features
    cta
    opensMail
    popular
    bestValue
  }
`;

/** Sizes as CSS, and the width of a letter of the name in em. */
const variants = {
  popular: {
    card: 'plan-column plan-column-popular',
    name: { size: '1.9375rem', advance: 0.78 },
    priceSize: 'clamp(3rem, 4.5vw, 4.5rem)',
    button: { variant: 'primary', className: 'w-full' },
  },
  plain: {
    card: 'plan-column plan-column-plain',
    name: { size: '1.5rem', advance: 0.66 },
    priceSize: 'clamp(2.25rem, 3.1vw, 3.1rem)',
    button: { variant: 'secondary', className: 'w-full' },
  },
  row: {
    card: 'plan-row',
    name: { size: '1.625rem', advance: 0.63 },
    priceSize: '2.125rem',
    button: { variant: 'secondary', size: 'small', className: 'w-full px-6' },
  },
} as const;

interface PlanCardProps {
  plan: Queries.PlanCardFragment;
  /** A column is a row on narrower screens, and the other way round. */
  layout: 'column' | 'row';
  nameTag: 'h2' | 'h3';
}

export const PlanCard = ({ plan, layout, nameTag: Name }: PlanCardProps) => {
  const { t } = useTranslation('pricing');
  const column = plan.popular ? 'popular' : 'plain';
  const { card, name, priceSize, button } = variants[layout === 'row' ? layout : column];
  const isOnRequest = plan.prices.length === 0;

  return (
    <li id={planAnchor(plan.key)} className={clsx(card, plan.popular && 'plan-popular')}>
      {card === variants.popular.card && (
        <img src={ribbon} alt="" aria-hidden loading="lazy" className="plan-ribbon" />
      )}
      <div className="plan-offer @container">
        <div className="plan-title @container">
          <Name
            className="plan-name"
            style={{ fontSize: fitWidth(longestWord(plan.name), name.size, name.advance) }}
          >
            {plan.name}
          </Name>
          <p className="plan-text">{plan.description}</p>
          {(plan.popular || plan.bestValue) && (
            <p className="plan-badges">
              {plan.popular && (
                <span className="plan-badge plan-badge-popular">{t('popular')}</span>
              )}
              {plan.bestValue && (
                <span className="plan-badge plan-badge-value">{t('bestValue')}</span>
              )}
            </p>
          )}
        </div>
        <PlanPrice plan={plan} size={layout === 'row' && isOnRequest ? name.size : priceSize} />
        <div className="plan-action">
          <PlanButton plan={plan} {...button} />
        </div>
      </div>
      <ul className="plan-features">
        {plan.features.map((feature) => (
          <li key={feature}>
            <Icon drawing={Check} size={18} className="icon-bold" />
            <span>{feature}</span>
          </li>
        ))}
      </ul>
    </li>
  );
};
