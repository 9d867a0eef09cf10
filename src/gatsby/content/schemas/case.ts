import { z } from 'zod';
import { icon, keywordList, order, secureUrl, slug } from './common';
import { picture } from './pictures';
import { heading, text } from './texts';

const words = {
  slug,
  title: text.describe('Name of the case, on cards and in the trail of links above it.'),
  pageTitle: text.describe("Title in the browser's tab and in search results."),
  description: text.describe('What search results show under the title.'),
  keywords: keywordList,
  heading,
  summary: text.describe('Two sentences for the card on the page that lists the cases.'),
  teaser: text.describe(
    "Sentence for the home page; the case's first result completes it, so it ends without a full stop.",
  ),
  client: text.describe('Who the client is.'),
  solution: text.describe('What was delivered.'),
  duration: text.describe('How long it took.'),
  resultsHeading: heading.describe('Heading over the results, with the same marks as the heading.'),
  quote: z
    .strictObject({
      text: text.describe('The words themselves, without quotation marks.'),
      name: text.describe('Who said them.'),
      role: text.describe('What that person does, and where.'),
    })
    .describe('What the client said.'),
  imageAlt: text
    .describe(
      'What the picture shows, for those who cannot see it; needed where there is a picture.',
    )
    .optional(),
};

const label = { label: text.describe('What the figure counts, such as "fewer no-shows".') };
const document = {
  title: text.describe('What the document is called.'),
  note: text.describe('Its length, and that it opens in a new tab.'),
};
const results = 'What came of it, in the same order in every language.';
const linked = 'Link to a document elsewhere, if there is one.';

/** What one figure of a case counts. */
export const resultUnits = ['percent', 'hours'] as const;

/** Front matter of a case in every language but the default one: words only, the facts stand in the default language's file. */
export const caseTranslationSchema = z
  .strictObject({
    ...words,
    results: z.array(z.strictObject(label)).nonempty().describe(results),
    document: z.strictObject(document).describe(linked).optional(),
  })
  .describe('The words of a case in Dutch or Spanish.');

/** Front matter of a case in the default language, which also holds the facts of the case. */
export const caseSchema = z
  .strictObject({
    ...words,
    results: z
      .array(
        z.strictObject({
          value: z.number().describe('The figure.'),
          unit: z.enum(resultUnits).describe('What the figure is in.'),
          ...label,
        }),
      )
      .nonempty()
      .describe(results),
    document: z
      .strictObject({ ...document, url: secureUrl.describe('Where the document is.') })
      .describe(linked)
      .optional(),
    order: order.describe('Place on the page that lists the cases: 1 comes first.'),
    icons: z
      .array(icon)
      .max(6)
      .describe("Icons of the list in the story, one for each of the list's items.")
      .optional(),
    image: picture('Picture of the work.', {
      width: 1600,
      height: 1000,
    }).optional(),
    imageNarrow: picture('Upright picture of the work for phones.', {
      width: 1200,
      height: 1500,
    }).optional(),
  })
  .describe('A case in English, with the facts that hold in every language.');
