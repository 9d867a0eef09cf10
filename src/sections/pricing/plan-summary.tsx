import { useTranslation } from 'react-i18next';
import ribbon from '../../artwork/ribbon-dialog.svg';
import { fitWidth, longestWord } from '../../components/ui/fit-width';
import { PriceText } from './plan-price';

interface PlanSummaryProps {
  id: string;
  plan: Queries.PlanCardFragment;
  price: Queries.PlanCardFragment['prices'][number] | undefined;
  /**
   * All plans: the longest name and price determine the font sizes, so that every plan has the
   * same.
   */
  plans: readonly Queries.PlanCardFragment[];
}

/** The chosen plan. */
export const PlanSummary = ({ id, plan, price, plans }: PlanSummaryProps) => {
  const { t } = useTranslation('pricing');
  const longestName = longestWord(plans.map(({ name }) => name).join(' '));
  const labels = plans.map(({ prices }) => prices[0]?.label ?? t('custom'));
  const longestPrice = labels.reduce((one, other) => (other.length > one.length ? other : one), '');

  return (
    <div id={id} className="plan-summary">
      <img
        src={ribbon}
        alt=""
        aria-hidden
        // Only fetched when the dialog opens.
        loading="lazy"
        className="plan-summary-ribbon"
      />
      <div className="plan-summary-text @container">
        <p className="plan-summary-intro">{t('dialog.chosen')}</p>
        <p
          className="plan-summary-name"
          style={{ fontSize: fitWidth(longestName, '2.75rem', 0.76) }}
        >
          {plan.name}
        </p>
        <div className="mt-5">
          <PriceText price={price} size="3.375rem" longest={longestPrice} />
        </div>
      </div>
    </div>
  );
};
