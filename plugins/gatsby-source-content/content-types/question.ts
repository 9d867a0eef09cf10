import { z } from 'zod';
import { order, translations } from '../fields/common';
import { defineContentType } from './define';

const schema = z
  .strictObject({
    order,
    question: translations.describe('What a client asks before choosing a plan.'),
    answer: translations.describe('The answer, in one to three sentences.'),
  })
  .describe('A question under the plans of the pricing page.');

export const questionType = defineContentType({
  name: 'Question',
  path: 'questions/<name>.json',
  schema,
});
