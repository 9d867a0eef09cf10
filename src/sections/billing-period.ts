import type { Plan } from './plan-details';

/** How a plan is paid. The price is shown per month either way. */
export type BillingPeriod = 'monthly' | 'yearly';

export const defaultPeriod: BillingPeriod = 'monthly';

/**
 * The price of a plan, in the number format of the page's language.
 *
 * @returns The price per month, or null when it is agreed with the client.
 */
export const priceLabel = ({ price }: Plan, period: BillingPeriod): string | null => {
  if (!price) return null;
  return period === 'yearly' ? price.yearlyLabel : price.monthlyLabel;
};
