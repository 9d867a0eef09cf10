import { z } from 'zod';
import { icon, order, translations } from '../fields/common';
import { reference } from '../fields/references';
import type { Language } from '../languages';
import { defineContentType, type Resolver } from './define';

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
    plans: z
      .array(reference('Plan', 'plans', 'Name of a plan, such as ai-starter.'))
      .describe(
        'The plans that hold the service, also those with "Everything in …", in the order of the price list; leave it out where the service is quoted in a proposal.',
      )
      .default([]),
    caseStudy: reference(
      'Case',
      'cases',
      'The case that shows the service at work, by the name of its folder.',
    ).optional(),
  })
  .describe('One of the services on offer.');

/** What the resolvers read of a node. */
interface ServiceNode {
  language: Language;
  plans: readonly string[];
  caseStudy?: string;
}

const inLanguage = (language: Language, key: string) => ({
  filter: { key: { eq: key }, language: { eq: language } },
});

const plans: Resolver<ServiceNode> = {
  resolve: async ({ language, plans: keys }, _args, { nodeModel }) => {
    const found = await Promise.all(
      keys.map((key) => nodeModel.findOne({ type: 'Plan', query: inLanguage(language, key) })),
    );
    return found.filter((plan) => plan !== null);
  },
};

const caseStudy: Resolver<ServiceNode> = {
  resolve: ({ language, caseStudy: key }, _args, { nodeModel }) =>
    key ? nodeModel.findOne({ type: 'Case', query: inLanguage(language, key) }) : null,
};

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
  resolvers: { plans, caseStudy },
});
