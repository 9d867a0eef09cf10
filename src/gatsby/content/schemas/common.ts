import { z } from 'zod';
import { languages } from '../../../i18n/languages';

/** A text that a visitor reads: never empty, never only spaces. */
export const text = z.string().regex(/\S/, 'a text that is not empty');

/** Rank among the records of its kind, counted from 1. */
export const order = z.int().positive();

/** Last part of a page's address: lower-case letters, digits and single hyphens. */
export const slug = z
  .string()
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'lower-case letters, digits and single hyphens, such as "over-ons"',
  );

/** A picture or video that stands in the repository, named relative to the file that mentions it. */
export const file = z.string().regex(/^\.\.?\//, 'a path that starts with "./" or "../"');

export const secureUrl = z.url({
  protocol: /^https$/,
  error: 'an address that starts with https://',
});

const inEveryLanguage = <Value extends z.ZodType>(value: Value) =>
  z.strictObject(
    Object.fromEntries(languages.map((language) => [language, value])) as Record<
      (typeof languages)[number],
      Value
    >,
  );

/** One text in all languages, side by side. */
export const translations = inEveryLanguage(text);

/** One address part in all languages. */
export const slugs = inEveryLanguage(slug);

/** Search keywords in all languages. */
export const keywords = inEveryLanguage(z.array(text).nonempty());

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

export const icon = z.enum(iconNames);
