import { z } from 'zod';
import { languages } from '../../../i18n/languages';
import { file, secureUrl, text, translations } from './common';

const videoFiles = z.strictObject({ webm: file, mp4: file });

const languageEntry = z.strictObject({ code: z.enum(languages), name: text });

/** What the e-mail client library can hold itself to, and what the agency reads about a newsletter sign-up. */
const forms = z.strictObject({
  throttle: z.int().positive().nullable(),
  blockList: z.array(text),
  newsletter: z.strictObject({ subject: text, message: text }),
});

export const siteSchema = z.strictObject({
  brand: text,
  wordmark: text,
  email: z.email('an e-mail address'),
  phone: z.string().regex(/^\+[\d ]+$/, 'an international number such as "+31 20 000 0000"'),
  languages: z
    .array(languageEntry)
    .refine(
      (entries) =>
        languages.every((code) => entries.filter((entry) => entry.code === code).length === 1),
      {
        error: `one entry for each of ${languages.join(', ')}`,
      },
    ),
  tagline: translations,
  social: z.array(
    z.strictObject({
      network: z.enum(['x', 'instagram', 'linkedin']),
      label: text,
      url: secureUrl,
    }),
  ),
  founder: z.strictObject({
    name: translations,
    role: translations,
    quote: translations,
    biography: z.array(translations).nonempty(),
    portrait: file,
    portraitAlt: translations,
  }),
  forms,
  shareBackground: file,
  video: z.strictObject({
    title: translations,
    published: z.iso.date('a day such as "2026-11-20"'),
    seconds: z.int().positive(),
    poster: file,
    wide: videoFiles,
    narrow: videoFiles,
  }),
});
