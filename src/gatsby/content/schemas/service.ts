import { z } from 'zod';
import { icon, order, translations } from './common';

/** Anchors of the services page; the last one is the group of everything that has no anchor of its own (`decisions.md`). */
export const serviceGroups = [
  'ai-development',
  'digital-marketing',
  'creative-content',
  'brand-development',
  'tech-consulting',
] as const;

export const serviceSchema = z.strictObject({
  order,
  group: z.enum(serviceGroups),
  icon,
  title: translations,
  description: translations,
  details: translations,
});
