import type { TFunction } from 'i18next';
import { billingNote, priceLabel, type BillingPeriod } from '../billing-period';
import type { Plan } from '../plan-details';

/** What the dialog shows and sends for a plan, by the names that `native-controls/plan-dialog.ts` fills in before hydration. */
export interface PlanTexts {
  plan_name: string;
  price: string;
  note: string;
  message: string;
}

/** Until a plan is chosen. */
export const noTexts: PlanTexts = { plan_name: '', price: '', note: '', message: '' };

const planTexts = (plan: Plan, period: BillingPeriod, t: TFunction<'pricing'>): PlanTexts => {
  return {
    plan_name: plan.name,
    price: priceLabel(plan, period) ?? t('custom'),
    note: t(billingNote(plan, period)),
    message: t('dialog.message', { plan: plan.name, period: t(`dialog.periods.${period}`) }),
  };
};

type PlanChoices = Record<string, Record<BillingPeriod, PlanTexts>>;

/** The texts of every plan in both billing periods, by the plans' keys. */
export const planChoices = (plans: readonly Plan[], t: TFunction<'pricing'>): PlanChoices =>
  Object.fromEntries(
    plans.map((plan) => [
      plan.key,
      { monthly: planTexts(plan, 'monthly', t), yearly: planTexts(plan, 'yearly', t) },
    ]),
  );
