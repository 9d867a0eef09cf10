import { z } from 'zod';
import { order, translations } from './common';

export const skillSchema = z.strictObject({
  order,
  name: translations,
  percent: z.int().min(0).max(100),
});
