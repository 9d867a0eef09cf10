import { z } from 'zod';
import { icon, order, translations } from '../fields/common';
import { defineContentType } from './define';

/** Anchors of the services page; their order there is that of the services. */
const serviceAnchors = [
  'ai-development',
  'digital-marketing',
  'creative-content',
  'brand-development',
  'tech-consulting',
] as const;

const schema = z
  .strictObject({
    order,
    group: z
      .enum(serviceAnchors)
      .describe('The group on the services page to which the service belongs.'),
    icon,
    title: translations.describe('Name of the service.'),
    description: translations.describe('One sentence, for the list on the home page.'),
    details: translations.describe('A paragraph, for the services page.'),
  })
  .describe('One of the services on offer.');

export const serviceType = defineContentType({
  name: 'Service',
  path: 'services/<name>.json',
  schema,
  nodeFields: {
    anchor: z
      .string()
      .describe('Anchor of its group on the services page, such as ai-development.'),
  },
  derive: ({ group }) => ({ anchor: group }),
});
