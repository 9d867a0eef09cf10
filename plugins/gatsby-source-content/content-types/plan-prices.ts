import { z } from 'zod';
import { typeNames } from '../fields/walk';
import { locales, type Language } from '../languages';

/** What a plan costs, as its file says it. */
interface Price {
  monthly: number;
  yearly: number;
}

/** What a plan costs in a billing period, as its nodes say it. */
export const periodPrices = z
  .array(
    z
      .strictObject({
        period: z
          .enum(['MONTHLY', 'YEARLY', 'ONCE'])
          .describe('How often it is paid. A free plan is a single service, so it is ONCE.')
          .register(typeNames, {
            name: 'BillingPeriod',
            description: 'How often a plan is paid.',
          }),
        label: z.string().describe("The price per month in the language's own number format."),
        total: z.int().describe('What the client pays for the period, in whole euros.'),
        totalLabel: z.string().describe("The total in the language's own number format."),
      })
      .register(typeNames, {
        name: 'PeriodPrice',
        description: 'What a plan costs in a billing period.',
      }),
  )
  .describe(
    'The prices in euro, excluding VAT: one for each billing period in which they differ, none when the price is on request.',
  );

/**
 * Formats whole euros: €1,600, € 1.600, 1600 €. Called at build time only, because browsers differ
 * in their locale data.
 */
const formatEuros = (euros: number, language: Language): string =>
  new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  }).format(euros);

/** Whether a plan is a single service without a price. */
export const isFree = ({ monthly }: Price): boolean => monthly === 0;

/** How much less a month costs when it is paid by the year, in whole percent. */
export const savedPercent = (price: Price): number =>
  isFree(price) ? 0 : Math.round((1 - price.yearly / price.monthly) * 100);

/** Lists what a plan costs in each billing period, for its node in one language. */
export const listPrices = (price: Price | undefined, language: Language) => {
  const inPeriod = (period: 'MONTHLY' | 'YEARLY' | 'ONCE', perMonth: number, months: number) => ({
    period,
    label: formatEuros(perMonth, language),
    total: perMonth * months,
    totalLabel: formatEuros(perMonth * months, language),
  });
  if (!price) return [];
  if (isFree(price)) return [inPeriod('ONCE', 0, 1)];
  const monthly = inPeriod('MONTHLY', price.monthly, 1);
  return price.yearly === price.monthly
    ? [monthly]
    : [monthly, inPeriod('YEARLY', price.yearly, 12)];
};
