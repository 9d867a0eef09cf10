import { z } from 'zod';
import {
  headFields,
  headings,
  headTitles,
  icon,
  order,
  secureUrl,
  slugs,
  translations,
} from '../fields/common';
import { picture } from '../fields/pictures';
import { typeNames } from '../fields/walk';
import type { Language } from '../languages';
import { casesPage, composePath } from '../paths';
import { defineContentType, type Resolver } from './define';
import { formatNumber, formatPercent } from './format-number';
import { markdownBody, markdownBodyOf } from './markdown-body';

/** What one figure of a case counts. */
const resultUnits = ['percent', 'hours'] as const;

const purposeOfResults = 'What came of it, in the order in which it is shown.';

const result = z.strictObject({
  value: z.number().describe('The figure.'),
  unit: z.enum(resultUnits).describe('What the figure is in.'),
  label: translations.describe(
    'What the figure counts, such as "fewer no-shows"; the hours are only a number, so they are named here.',
  ),
});

const schema = z
  .strictObject({
    order: order.describe('Place on the page that lists the cases: 1 comes first.'),
    slug: slugs,
    title: translations.describe('Name of the case, on cards and in the trail of links above it.'),
    pageTitle: headTitles,
    ...headFields,
    summary: translations.describe(
      'Two sentences: under the heading of the case, and on its card on the page that lists the cases.',
    ),
    teaser: translations.describe(
      "Sentence for the home page; the case's first result completes it, so it ends without a full stop.",
    ),
    client: translations.describe('Who the client is.'),
    solution: translations.describe('What was delivered.'),
    duration: translations.describe('How long it took.'),
    resultsHeading: headings.describe(
      'Heading over the results, with the same marks as the heading.',
    ),
    results: z.array(result).nonempty().describe(purposeOfResults),
    measured: translations
      .describe('How the results were measured: by whom, and over which period.')
      .optional(),
    quote: z
      .strictObject({
        text: translations.describe('The words themselves, without quotation marks.'),
        name: translations.describe('Who said them.'),
        role: translations.describe('What that person does, and where.'),
      })
      .describe('What the client said.')
      .register(typeNames, { name: 'Quote', description: 'What somebody said.' }),
    document: z
      .strictObject({
        title: translations.describe('What the document is called.'),
        note: translations.describe('Its length, and that it opens in a new tab.'),
        url: secureUrl.describe('Where the document is.'),
      })
      .describe('Link to a document elsewhere, if there is one.')
      .optional(),
    icons: z
      .array(icon)
      .max(6)
      .describe("Icons of the list in the story, one for each of the list's items.")
      .optional(),
    image: picture('Picture of the work.', { width: 1600, height: 1000 }).optional(),
    imageNarrow: picture('Upright picture of the work for phones.', {
      width: 1200,
      height: 1500,
    }).optional(),
    imageAlt: translations
      .describe(
        'What the picture shows, for those who cannot see it; needed where there is a picture.',
      )
      .optional(),
  })
  .describe('A case: its facts, and its words in every language. The story is in files beside it.');

/** What the resolvers read of a node. */
interface CaseNode {
  language: Language;
  slug: string;
}

const path: Resolver<CaseNode> = {
  resolve: async ({ language, slug }, _args, { nodeModel }) => {
    const filter = { key: { eq: casesPage }, language: { eq: language } };
    const index = await nodeModel.findOne<CaseNode>({ type: 'Page', query: { filter } });
    return composePath(language, index?.slug, slug);
  },
};

export const caseType = defineContentType({
  name: 'Case',
  path: 'cases/<name>/case.json',
  schema,
  otherPlaceholders: ['story'],
  nodeFields: {
    path: z
      .string()
      .describe('Full path without trailing slash, such as /es/casos/proceso-reclutamiento.'),
    body: markdownBody,
    results: z
      .array(
        result.extend({
          figure: z
            .string()
            .describe("The figure in the language's own number format, with the sign of its unit."),
        }),
      )
      .describe(purposeOfResults),
  },
  derive: ({ results }, language) => ({
    results: results.map(({ value, unit, label }) => ({
      value,
      unit,
      label,
      // What hours are is in their label.
      figure: (unit === 'hours' ? formatNumber : formatPercent)(value, language),
    })),
  }),
  resolvers: { path, body: markdownBodyOf('cases') },
});
