import { z } from 'zod';
import { order, secureUrl, translations } from '../fields/common';
import { picture } from '../fields/pictures';
import { text } from '../fields/texts';
import { defineContentType } from './define';

/** In the order of the filters. */
const projectCategories = [
  'events',
  'business-clubs',
  'ecommerce',
  'medical',
  'tech',
  'restaurants',
] as const;

const coloursWhileLoading = ['dawn', 'ember', 'kelp', 'night', 'reef', 'sand'] as const;

const schema = z
  .strictObject({
    order,
    title: text.describe("The client's name, the same in every language."),
    category: z.enum(projectCategories).describe('The filter under which the project appears.'),
    description: translations.describe('One sentence about the work.'),
    year: z.int().min(1990).max(2100).describe('Year in which the work was finished.').optional(),
    role: translations.describe('What the agency did, such as "design and build".').optional(),
    result: translations.describe('One sentence on what the work achieved.').optional(),
    colourWhileLoading: z
      .enum(coloursWhileLoading)
      .default('reef')
      .describe(
        'The colour that is shown until the picture has loaded: dawn is pink, ember red, kelp green, night nearly black, reef blue, sand beige.',
      ),
    image: picture('Picture of the work.', { width: 1600, height: 1000 }),
    imageAlt: translations.describe('What the picture shows, for those who cannot see it.'),
    link: secureUrl.describe('Where the work can be seen, if it is public.').optional(),
    tags: z
      .array(text)
      .nonempty()
      .describe('Words for your own use; visitors do not see them.')
      .optional(),
  })
  .describe('A piece of client work in the portfolio.');

export const projectType = defineContentType({
  name: 'Project',
  path: 'projects/<name>.json',
  schema,
  nodeFields: {
    categoryOrder: z.int().describe('Place of the category among the filters: 1 comes first.'),
  },
  derive: ({ category }) => ({ categoryOrder: projectCategories.indexOf(category) + 1 }),
});
