import { z } from 'zod';
import { file, order, secureUrl, text, translations } from './common';

/** Filter ids of the portfolio (`spec.md`, section 2). */
export const projectCategories = [
  'events',
  'business-clubs',
  'ecommerce',
  'medical',
  'tech',
  'restaurants',
] as const;

/** Grounds that stand behind a project's picture until it has arrived; `styles/global.css` paints them. */
export const projectGradients = [
  'gradient-dawn',
  'gradient-ember',
  'gradient-kelp',
  'gradient-night',
  'gradient-reef',
  'gradient-sand',
] as const;

export const projectSchema = z.strictObject({
  order,
  title: text,
  category: z.enum(projectCategories),
  description: translations,
  gradientClass: z.enum(projectGradients),
  image: file,
  imageAlt: translations,
  link: secureUrl.optional(),
  tags: z.array(text).nonempty().optional(),
});
