import { z } from 'zod';
import { order, translations } from '../fields/common';
import { defineContentType } from './define';
import { formatPrice } from './format-price';

const planLines = ['core', 'ai'] as const;

const euros = z.int().min(0);

const amounts = {
  monthly: euros.describe('Whole euros per month when the client pays by the month.'),
  yearly: euros.describe('Whole euros per month when the client pays by the year.'),
};

const schema = z
  .strictObject({
    line: z.enum(planLines).describe('The price list that the plan belongs to.'),
    order: order.describe('Place within its price list: 1 comes first.'),
    name: translations.describe(
      'Name of the plan. A plan that is called exactly "Enterprise" opens the visitor\'s mail program; every other one opens the request form.',
    ),
    description: translations.describe('One sentence on whom the plan is for.'),
    price: z
      .strictObject(amounts)
      .describe('Price in whole euros, excluding VAT; leave it out where the price is on request.')
      .optional(),
    features: z
      .array(translations)
      .nonempty()
      .describe(
        'What the plan contains: consultation time first, access duration second, then the plan whose contents it includes.',
      ),
    cta: translations.describe('Words on the button.'),
    popular: z.boolean().describe('Whether the plan is marked as most popular.'),
    bestValue: z.boolean().describe('Whether the plan is marked as best value.'),
  })
  .describe('A pricing plan.');

export const planType = defineContentType({
  name: 'Plan',
  path: 'plans/<name>.json',
  schema,
  nodeFields: {
    price: z
      .strictObject({
        ...amounts,
        monthlyLabel: z.string().describe("The monthly price in the language's own number format."),
        yearlyLabel: z
          .string()
          .describe("The yearly price per month in the language's own number format."),
        yearlyTotalLabel: z
          .string()
          .describe(
            "What a year costs when paid by the year, in the language's own number format.",
          ),
      })
      .nullable()
      .describe('A price in euro per month, excluding VAT; null when it is on request.'),
  },
  derive: ({ price }, language) => ({
    price: price
      ? {
          ...price,
          monthlyLabel: formatPrice(price.monthly, language),
          yearlyLabel: formatPrice(price.yearly, language),
          yearlyTotalLabel: formatPrice(price.yearly * 12, language),
        }
      : null,
  }),
});
