import { z } from 'zod';
import { headFields, headTitles, order, slugs, translations } from './common';

/** Pages that have a template; a page's file has its name. */
export const pageNames = [
  'home',
  'services',
  'about',
  'projects',
  'technology',
  'pricing',
  'contact',
  'cases',
] as const;

export type PageName = (typeof pageNames)[number];

export const pageSchema = z
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
  })
  .describe('A page of the site.');

/** Fields that the nodes of a page have in addition to those of the file. */
export const pageNodeFields = {
  path: z.string().describe('Full path without trailing slash, such as /nl/diensten.'),
};
