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

/**
 * The billing period that is checked. The page is asked, because a visitor can choose before React hydrates the toggle.
 *
 * @param section The section with the toggle.
 */
export const checkedPeriod = (section: Element | null): BillingPeriod =>
  section?.querySelector('[type="radio"][value="yearly"]:checked') ? 'yearly' : defaultPeriod;
