import { z } from 'zod';
import { icon, order, translations } from '../fields/common';
import { defineContentType } from './define';

const schema = z
  .strictObject({
    order,
    icon,
    title: translations.describe('The reason in two or three words.'),
    text: translations.describe('One sentence that explains it.'),
  })
  .describe('A reason why the technology matters.');

export const valueType = defineContentType({ name: 'Value', path: 'values/<name>.json', schema });
