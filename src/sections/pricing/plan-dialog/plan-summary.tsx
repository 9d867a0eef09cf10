import { useTranslation } from 'react-i18next';
import ribbon from '../../../artwork/ribbon-dialog.svg';
import { fitWidth, longestWord } from '../../../components/ui/fit-width';
import type { Plan } from '../plan-details';
import type { PlanTexts } from './plan-texts';

interface PlanSummaryProps {
  id: string;
  texts: PlanTexts;
  /** All plans that can be chosen: the longest name and price set the sizes. */
  plans: readonly Plan[];
}

/** The chosen plan. Its texts may be there before React hydrates them, so their difference from the server's is expected. */
export const PlanSummary = ({ id, texts, plans }: PlanSummaryProps) => {
  const { t } = useTranslation('pricing');
  const longestName = longestWord(plans.map(({ name }) => name).join(' '));
  const prices = plans.map(({ price }) => price?.monthlyLabel ?? t('custom'));
  const longestPrice = prices.reduce((one, other) => (other.length > one.length ? other : one), '');

  return (
    <div
      id={id}
      className="relative bg-linear-to-b from-face via-deep via-55% to-ink px-5 pt-5.5 pb-26 md:px-10 md:pt-11 md:pb-47 short:pb-26"
    >
      <img
        src={ribbon}
        alt=""
        aria-hidden
        // Only fetched when the dialog opens.
        loading="lazy"
        className="pointer-events-none absolute inset-x-0 bottom-0 h-30 w-full md:h-62"
      />
      <div className="@container relative max-w-80 max-md:large-text:pr-14">
        <p className="text-small text-sky-text max-md:pr-14 large-text:pr-0 short:pr-0">
          {t('dialog.chosen')}
        </p>
        <p
          data-text="plan_name"
          suppressHydrationWarning
          className="mt-1 font-display leading-[1.05] font-[540] font-stretch-118%"
          style={{ fontSize: fitWidth(longestName, '2.75rem', 0.76) }}
        >
          {texts.plan_name}
        </p>
        <p
          data-text="price"
          suppressHydrationWarning
          className="mt-5 font-display leading-none font-[560] -tracking-[0.035em] whitespace-nowrap text-crest tabular-nums"
          style={{ fontSize: fitWidth(longestPrice, '3.375rem') }}
        >
          {texts.price}
        </p>
        <p data-text="note" suppressHydrationWarning className="mt-3 text-small text-sky-text">
          {texts.note}
        </p>
      </div>
    </div>
  );
};
