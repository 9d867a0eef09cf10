import { z } from 'zod';
import { order, slugs, translations } from '../fields/common';
import { headLengths } from '../fields/texts';
import { composePath } from '../paths';
import { defineContentType } from './define';
import { markdownBody, markdownBodyOf } from './markdown-body';

const { least, most } = headLengths.description;

const schema = z
  .strictObject({
    order,
    slug: slugs,
    title: translations.describe('Heading of the page, and the words of the links to it.'),
    description: translations.describe(
      `What search results show under the title: ${least} to ${most} characters.`,
    ),
    forms: z
      .boolean()
      .describe('Whether the forms link to the page too, as to a privacy statement.'),
  })
  .describe(
    'A legal page, such as a privacy statement; the foot of every page links to it. Its text is in files beside it.',
  );

export const legalPageType = defineContentType({
  name: 'LegalPage',
  path: 'legal/<name>/page.json',
  schema,
  otherPlaceholders: ['text'],
  nodeFields: {
    path: z.string().describe('Full path without trailing slash, such as /es/privacidad.'),
    body: markdownBody,
  },
  derive: ({ slug }, language) => ({ path: composePath(language, slug) }),
  resolvers: { body: markdownBodyOf('legal') },
});
