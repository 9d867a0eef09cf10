import { z } from 'zod';
import { icon, order, translations } from './common';

export const valueSchema = z
  .strictObject({
    order,
    icon,
    title: translations.describe('The reason in two or three words.'),
    text: translations.describe('One sentence that explains it.'),
  })
  .describe('A reason why the technology matters.');
