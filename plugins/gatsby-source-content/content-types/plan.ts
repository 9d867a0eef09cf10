import { z } from 'zod';
import { order, translations } from '../fields/common';
import { defineContentType } from './define';
import { listPrices, periodPrices } from './plan-prices';

const planLines = ['core', 'ai'] as const;

const euros = z.int().min(0);

/** Fixed by docs/specification.md: a plan of exactly this name opens the visitor's mail program. */
const nameForMail = 'Enterprise';

const schema = z
  .strictObject({
    line: z.enum(planLines).describe('The price list that the plan belongs to.'),
    order: order.describe('Place within its price list: 1 comes first.'),
    name: translations.describe(
      `Name of the plan. A plan that is called exactly "${nameForMail}" opens the visitor's mail program; every other one opens the request form.`,
    ),
    description: translations.describe('One sentence on whom the plan is for.'),
    price: z
      .strictObject({
        monthly: euros.describe('Whole euros per month when the client pays by the month.'),
        yearly: euros.describe('Whole euros per month when the client pays by the year.'),
      })
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
    prices: periodPrices,
    opensMail: z
      .boolean()
      .describe("Whether its button opens the visitor's mail program instead of the request form."),
  },
  derive: ({ name, price }, language) => ({
    prices: listPrices(price, language),
    opensMail: name === nameForMail,
  }),
});
