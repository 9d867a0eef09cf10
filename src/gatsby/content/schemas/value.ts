import { z } from 'zod';
import { icon, order, translations } from './common';

export const valueSchema = z.strictObject({
  order,
  icon,
  title: translations,
  text: translations,
});
