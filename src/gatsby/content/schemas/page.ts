import { z } from 'zod';
import { keywords, order, slugs, translations } from './common';

/** Pages that the site has a template for; the file's name says which one a record is. */
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

export const pageSchema = z.strictObject({
  header: order.optional(),
  footer: order.optional(),
  slug: slugs.optional(),
  label: translations,
  title: translations,
  description: translations,
  keywords,
  heading: translations,
  lead: translations,
});
