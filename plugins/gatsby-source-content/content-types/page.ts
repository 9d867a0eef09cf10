import { z } from 'zod';
import { composePath } from '../paths';
import { headFields, headTitles, order, slugs, translations } from '../fields/common';
import { defineContentType } from './define';

const schema = z
  .strictObject({
    header: order
      .describe('Place in the menu at the top, from 1; leave it out to keep the page off the menu.')
      .optional(),
    footer: order
      .describe(
        'Place among the links at the foot, from 1; leave it out to keep the page off them.',
      )
      .optional(),
    slug: slugs
      .describe('Last part of the address. Every page has one except the home page.')
      .optional(),
    label: translations.describe('Word in the menus.'),
    title: headTitles,
    ...headFields,
    lead: translations.describe('Paragraph under the heading.'),
    homeLead: translations
      .describe(
        'Paragraph of its section on the home page, in place of the lead; the sections of services, technology and contact show one.',
      )
      .optional(),
  })
  .describe('A page of the site.');

export const pageType = defineContentType({
  name: 'Page',
  path: 'pages/<name>.json',
  schema,
  nodeFields: {
    path: z.string().describe('Full path without trailing slash, such as /nl/diensten.'),
  },
  derive: ({ slug }, language) => ({ path: composePath(language, slug) }),
});
