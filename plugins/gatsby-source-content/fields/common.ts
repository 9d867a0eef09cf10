import { z } from 'zod';
import { languages } from '../languages';
import { languageNames } from '../language-names';
import { heading, headLengths, text } from './texts';
import { typeNames } from './walk';

export const order = z
  .int()
  .positive()
  .meta({ description: 'Place in the list: 1 comes first. Each entry has its own number.' });

const purposeOfSlug =
  'Last part of the address. Changing it changes the address, and old links stop working.';

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Whether a name can be part of an address. */
export const isSlug = (name: string): boolean => slugPattern.test(name);

/**
 * Writes a name as a slug: `RAG & Co` as `rag-co`; empty if it has no Latin letter and no digit.
 */
export const toSlug = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** The last part of a page's address. */
const slug = z
  .string()
  .regex(slugPattern, 'lower-case letters, digits and single hyphens, such as "over-ons"')
  .meta({
    description: purposeOfSlug,
    patternErrorMessage: 'Use lower-case letters, digits and single hyphens, such as "over-ons".',
  });

export const secureUrl = z
  .url({
    protocol: /^https$/,
    error: 'an address that starts with https://',
  })
  .meta({ pattern: '^https://', patternErrorMessage: 'Start the address with https://.' });

const inEveryLanguage = <Value extends z.ZodType>(value: Value) =>
  z.strictObject(
    // Object.fromEntries loses the names of its keys.
    Object.fromEntries(
      languages.map((language) => [language, value.meta({ title: languageNames[language] })]),
    ) as Record<(typeof languages)[number], Value>,
  );

/** A text in all languages, side by side. */
export const translations = inEveryLanguage(text);

export const headings = inEveryLanguage(heading);

const { title, description } = headLengths;

export const headTitles = translations.describe(
  `Title in the browser's tab and in search results: ${title.least} to ${title.most} characters.`,
);

export const slugs = inEveryLanguage(slug).describe(purposeOfSlug);

const purposeOfKeywords = 'Words and phrases that people may search for.';

/** Fields that pages and cases share. */
export const headFields = {
  description: translations.describe(
    `What search results show under the title: ${description.least} to ${description.most} characters.`,
  ),
  keywords: inEveryLanguage(z.array(text).nonempty().describe(purposeOfKeywords)).describe(
    purposeOfKeywords,
  ),
  heading: headings.describe(
    'The large heading. Words between underscores are set narrow, the word between asterisks is set wide, and `~` keeps two words on one line.',
  ),
};

/** Icons of lucide that an entry can choose. */
export const iconNames = [
  'brain-circuit',
  'cable',
  'calendar-check',
  'code-xml',
  'compass',
  'cpu',
  'file-search',
  'gauge',
  'layers',
  'megaphone',
  'messages-square',
  'pen-line',
  'sailboat',
  'telescope',
  'workflow',
  'zap',
] as const;

export const icon = z
  .enum(iconNames)
  .describe('The small drawing beside the title.')
  .register(typeNames, { name: 'Icon', description: 'A small drawing.' });
