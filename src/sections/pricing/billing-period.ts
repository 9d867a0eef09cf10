import type { TFunction } from 'i18next';
import type { Plan } from './plan-details';

/** How a plan is paid; the price is per month either way. */
export type BillingPeriod = 'monthly' | 'yearly';

export const defaultPeriod: BillingPeriod = 'monthly';

/** Returns the price per month in the language's format, or null if it is agreed with the client. */
export const priceLabel = ({ price }: Plan, period: BillingPeriod): string | null => {
  if (!price) return null;
  return period === 'yearly' ? price.yearlyLabel : price.monthlyLabel;
};

/** Whether the plan is a single service without a price, and so not billed in any period. */
export const isFree = ({ price }: Plan): boolean => price?.monthly === 0;

/** Returns how the price is billed, with the total of a year where that is billed at once. */
export const billingText = (
  plan: Plan,
  period: BillingPeriod,
  t: TFunction<['pricing', 'common']>,
): string => {
  const { price } = plan;
  if (!price) return t('customNote');
  if (isFree(plan)) return t('oneOff');
  const isYearly = period === 'yearly' && price.yearlyLabel !== price.monthlyLabel;
  return isYearly ? t('perMonthYearly', { total: price.yearlyTotalLabel }) : t('perMonth');
};

/** The checked billing period, read from the page: a visitor can choose before React hydrates the toggle. */
export const checkedPeriod = (section: Element | null): BillingPeriod =>
  section?.querySelector('[type="radio"][value="yearly"]:checked') ? 'yearly' : defaultPeriod;
