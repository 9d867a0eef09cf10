import { z } from 'zod';
import { order, translations } from './common';

export const planLines = ['core', 'ai'] as const;

const euros = z.int().min(0);

export const planSchema = z.strictObject({
  line: z.enum(planLines),
  order,
  name: translations,
  description: translations,
  price: z.union([z.literal('custom'), z.strictObject({ monthly: euros, yearly: euros })]),
  features: z.array(translations).nonempty(),
  cta: translations,
  popular: z.boolean(),
  bestValue: z.boolean(),
});
