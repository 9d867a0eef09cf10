import { z } from 'zod';
import { order, translations } from '../fields/common';
import { defineContentType } from './define';
import { formatPercent } from './format-number';

const schema = z
  .strictObject({
    order,
    name: translations.describe('What the skill is called.'),
    percent: z.int().min(0).max(100).describe('Length of the bar, from 0 to 100.'),
  })
  .describe('A skill of the technology section.');

export const skillType = defineContentType({
  name: 'Skill',
  path: 'skills/<name>.json',
  schema,
  nodeFields: {
    percentLabel: z.string().describe('The percentage with its sign, as the language writes it.'),
  },
  derive: ({ percent }, language) => ({ percentLabel: formatPercent(percent, language) }),
});
