import { z } from 'zod';
import { languages } from '../../../i18n/languages';
import { languageNames } from '../language-names';
import { heading, text } from './texts';

/** Rank among the records of its kind, counted from 1. */
export const order = z
  .int()
  .positive()
  .meta({ description: 'Place in the list: 1 comes first. Two records may share a number.' });

/** Last part of a page's address: lower-case letters, digits and single hyphens. */
export const slug = z
  .string()
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'lower-case letters, digits and single hyphens, such as "over-ons"',
  )
  .meta({
    description:
      'Last part of the address. Changing it changes the address, and old links stop working.',
    patternErrorMessage: 'Use lower-case letters, digits and single hyphens, such as "over-ons".',
  });

/** A place outside of this site. */
export const secureUrl = z
  .url({
    protocol: /^https$/,
    error: 'an address that starts with https://',
  })
  .meta({ pattern: '^https://', patternErrorMessage: 'Start the address with https://.' });

const inEveryLanguage = <Value extends z.ZodType>(value: Value) =>
  z.strictObject(
    // Object.fromEntries forgets which keys it was given.
    Object.fromEntries(
      languages.map((language) => [language, value.meta({ title: languageNames[language] })]),
    ) as Record<(typeof languages)[number], Value>,
  );

/** One text in all languages, side by side. */
export const translations = inEveryLanguage(text);

/** One heading in all languages. */
export const headings = inEveryLanguage(heading);

/** One address part in all languages. */
export const slugs = inEveryLanguage(slug);

/** Search keywords in one language. */
export const keywordList = z
  .array(text)
  .nonempty()
  .describe('Words and phrases that people may search for.');

/** Search keywords in all languages. */
export const keywords = inEveryLanguage(keywordList);

/** Names of the drawn icons that a record can choose; `components/ui/icon.tsx` draws each of them. */
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

export const icon = z.enum(iconNames).describe('The small drawing beside the title.');
