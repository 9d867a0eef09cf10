import { z } from 'zod';
import { file, icon, order, secureUrl, slug, text } from './common';

const words = {
  slug,
  title: text,
  pageTitle: text,
  description: text,
  keywords: z.array(text).nonempty(),
  heading: text,
  summary: text,
  teaser: text,
  client: text,
  solution: text,
  duration: text,
  resultsHeading: text,
  quote: z.strictObject({ text, name: text, role: text }),
  imageAlt: text.optional(),
};

const label = { label: text };
const document = { title: text, note: text };

/** Front matter of a case in every language but the default one: words only, the facts stand in the default language's file. */
export const caseTranslationSchema = z.strictObject({
  ...words,
  results: z.array(z.strictObject(label)).nonempty(),
  document: z.strictObject(document).optional(),
});

/** Front matter of a case in the default language, which also holds the facts of the case. */
export const caseSchema = z.strictObject({
  ...words,
  results: z
    .array(z.strictObject({ value: z.number(), unit: z.enum(['percent', 'hours']), ...label }))
    .nonempty(),
  document: z.strictObject({ ...document, url: secureUrl }).optional(),
  order,
  icons: z.array(icon).max(6).optional(),
  image: file.optional(),
  imageNarrow: file.optional(),
});
