import { z } from 'zod';
import { notFoundLanguage } from '../../../i18n/languages';
import { text } from './common';

export const notFoundSchema = z.strictObject({
  language: z.literal(notFoundLanguage),
  title: text,
  description: text,
  heading: text,
  lead: text,
  back: text,
});
