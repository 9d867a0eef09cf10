import { useTranslation } from 'react-i18next';
import ribbon from '../../../artwork/ribbon-dialog.svg';
import { fitWidth, longestWord } from '../../../components/ui/fit-width';
import type { Plan } from '../plan-details';
import type { PlanTexts } from './plan-texts';

interface PlanSummaryProps {
  id: string;
  texts: PlanTexts;
  /** All plans: the longest name and price determine the font sizes, so that every plan has the same. */
  plans: readonly Plan[];
}

/** The chosen plan. */
export const PlanSummary = ({ id, texts, plans }: PlanSummaryProps) => {
  const { t } = useTranslation('pricing');
  const longestName = longestWord(plans.map(({ name }) => name).join(' '));
  const prices = plans.map(({ price }) => price?.monthlyLabel ?? t('custom'));
  const longestPrice = prices.reduce((one, other) => (other.length > one.length ? other : one), '');

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
          {texts.name}
        </p>
        <p className="plan-summary-price" style={{ fontSize: fitWidth(longestPrice, '3.375rem') }}>
          {texts.price}
        </p>
        <p className="mt-3 text-small text-sky-text">{texts.billing}</p>
      </div>
    </div>
  );
};
