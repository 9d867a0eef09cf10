import type { Plan } from './plan-details';

/** How a plan is paid; the price is per month either way. */
export type BillingPeriod = 'monthly' | 'yearly';

export const defaultPeriod: BillingPeriod = 'monthly';

/** Returns the price per month in the language's format, or null if it is agreed with the client. */
export const priceLabel = ({ price }: Plan, period: BillingPeriod): string | null => {
  if (!price) return null;
  return period === 'yearly' ? price.yearlyLabel : price.monthlyLabel;
};

/** Returns the message key for how the price is billed. */
export const billingKey = ({ price }: Plan, period: BillingPeriod) => {
  if (!price) return 'customNote';
  const isYearly = period === 'yearly' && price.yearlyLabel !== price.monthlyLabel;
  return isYearly ? 'perMonthYearly' : 'perMonth';
};

/** The checked billing period, read from the page: a visitor can choose before React hydrates the toggle. */
export const checkedPeriod = (section: Element | null): BillingPeriod =>
  section?.querySelector('[type="radio"][value="yearly"]:checked') ? 'yearly' : defaultPeriod;
