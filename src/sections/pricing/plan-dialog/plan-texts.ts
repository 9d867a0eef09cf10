import type { TFunction } from 'i18next';
import { billingText, isFree, priceLabel, type BillingPeriod } from '../billing-period';
import type { Plan } from '../plan-details';

/** What the visitor has chosen. */
export interface PlanChoice {
  plan: Plan;
  period: BillingPeriod;
}

/** What the dialog shows and sends for a plan. */
export interface PlanTexts {
  name: string;
  price: string;
  billing: string;
  message: string;
}

export const planTexts = (
  { plan, period }: PlanChoice,
  t: TFunction<['pricing', 'common']>,
): PlanTexts => ({
  name: plan.name,
  price: priceLabel(plan, period) ?? t('custom'),
  billing: billingText(plan, period, t),
  message: isFree(plan)
    ? t('dialog.messageOneOff', { plan: plan.name })
    : t('dialog.message', { plan: plan.name, period: t(`dialog.periods.${period}`) }),
});
