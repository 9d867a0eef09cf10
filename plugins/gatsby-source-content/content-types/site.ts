import { z } from 'zod';
import { languages } from '../languages';
import { secureUrl, translations } from '../fields/common';
import { file } from '../fields/files';
import { picture } from '../fields/pictures';
import { heading, text } from '../fields/texts';
import { nodeTypes, typeNames } from '../fields/walk';
import { defineContentType } from './define';

/** Networks that a profile can name; the site has a mark for each. */
const socialNetworks = ['x', 'instagram', 'linkedin'] as const;

const videoFiles = z.strictObject({
  webm: file('The video as WebM (AV1), the smaller file.', ['webm']),
  mp4: file('The video as MP4 (H.264), for older browsers.', ['mp4']),
});

const videoType = {
  name: 'VideoFiles',
  description: 'One size of a video in two formats; webm is the smaller one.',
};

const languageEntry = z
  .strictObject({
    code: z
      .enum(languages)
      .describe('Code of the language, as it is in addresses.')
      .register(nodeTypes, { type: 'Language' }),
    name: text.describe('Name of the language in the language itself.'),
  })
  .register(typeNames, { name: 'SiteLanguage', description: 'A language of the site.' });

const times = ['is missing', '', 'is there twice', 'is there three times'];

/** Which languages are missing or repeated. */
const wrongLanguages = (entries: readonly { code: string }[]): string[] =>
  languages.flatMap((language) => {
    const count = entries.filter(({ code }) => code === language).length;
    return count === 1 ? [] : [`${language} ${times[count] ?? 'is there too often'}`];
  });

/**
 * Limits that the email client library enforces, and what the agency reads about a newsletter
 * sign-up.
 */
const forms = z.strictObject({
  throttle: z
    .int()
    .positive()
    .describe('Least time between two messages of one visitor, in milliseconds, if there is one.')
    .optional(),
  blockList: z.array(text).default([]).describe('Email addresses from which nothing is sent.'),
  newsletter: z
    .strictObject({
      subject: text.describe('Subject of the message to the agency.'),
      message: text.describe('The message to the agency.'),
    })
    .describe('What the agency reads when somebody signs up for the newsletter.')
    .register(typeNames, { name: 'NewsletterTexts' }),
});

const schema = z
  .strictObject({
    brand: text.describe('Name of the agency.'),
    wordmark: heading.describe(
      'The name as the logo writes it: narrow between underscores, wide between asterisks.',
    ),
    email: z
      .email('an email address')
      .describe(
        'Address that the pages show, and to which mail links lead. The account of the email service decides where messages of the forms go.',
      ),
    phone: z
      .string()
      .regex(/^\+[\d ]+$/, 'an international number such as "+31 20 000 0000"')
      .meta({
        description: 'Telephone number, starting with + and the country, with spaces for reading.',
        patternErrorMessage: 'Write an international number such as "+31 20 000 0000".',
      }),
    languages: z
      .array(languageEntry)
      .superRefine((entries, context) => {
        const wrong = wrongLanguages(entries).join(', ');
        if (wrong) context.addIssue(`one entry for each of ${languages.join(', ')} (${wrong})`);
      })
      // JSON Schema can express only the number of entries.
      .meta({
        description: 'The languages in the language menu, in their order.',
        minItems: languages.length,
        maxItems: languages.length,
      }),
    tagline: translations.describe('One sentence under the name at the foot of every page.'),
    social: z
      .array(
        z
          .strictObject({
            network: z.enum(socialNetworks).describe('The mark that is drawn.'),
            label: text.describe('Name of the network.'),
            url: secureUrl.describe('Address of the profile.'),
          })
          .register(typeNames, {
            name: 'SocialProfile',
            description: 'A profile on a social network.',
          }),
      )
      .default([])
      .describe('Profiles on social networks, in their order.'),
    company: z
      .strictObject({
        legalName: text.describe('Name in the company register.').optional(),
        street: text.describe('Street and number.').optional(),
        postcode: text.describe('Postcode.').optional(),
        city: text.describe('Town or city.').optional(),
        country: z
          .string()
          .regex(/^[A-Z]{2}$/, 'two capitals such as "NL"')
          .meta({
            description: 'Country, in two letters such as NL.',
            patternErrorMessage: 'Write two capitals, such as NL.',
          })
          .optional(),
        register: text.describe('The number alone in the company register.').optional(),
        vat: text.describe('The VAT number alone.').optional(),
      })
      .describe('Facts about the company that the footer shows; each may be left out.')
      .register(typeNames, { name: 'Company' })
      .optional(),
    founder: z
      .strictObject({
        name: translations.describe("The founder's name."),
        role: translations.describe('What the founder does at the agency.'),
        quote: translations.describe("One sentence in the founder's own words."),
        biography: z
          .array(translations)
          .nonempty()
          .describe('The profile, one entry for each paragraph.'),
        portrait: picture('Portrait.', { width: 1120, height: 1400 }),
        portraitAlt: translations.describe('What the portrait shows, for those who cannot see it.'),
      })
      .describe('Who founded the agency.')
      .register(typeNames, { name: 'Founder' }),
    forms: forms
      .describe('How the forms send their messages.')
      .register(typeNames, { name: 'FormSettings' }),
    shareBackground: picture('What is behind the words of the images for social networks.', {
      width: 1200,
      height: 630,
      scales: false,
      kilobytes: 1000,
    }),
    video: z
      .strictObject({
        title: translations.describe('What search engines call the video.'),
        published: z.iso
          .date('a day such as "2026-11-20"')
          .describe('Day on which it was first shown, such as 2026-11-20.'),
        seconds: z.int().positive().describe('How long one loop takes, in seconds.'),
        poster: picture('Still picture that is shown before the video.', {
          width: 1280,
          height: 720,
          kilobytes: 500,
        }),
        wide: videoFiles
          .describe('For computers, 1280 pixels wide.')
          .register(typeNames, videoType),
        narrow: videoFiles.describe('For phones, 854 pixels wide.').register(typeNames, videoType),
      })
      .describe('The looping video of the about section.')
      .register(typeNames, { name: 'Video' }),
  })
  .describe('The agency itself: its name, how to reach it, who founded it.');

export const siteType = defineContentType({
  name: 'SiteInfo',
  path: 'site.json',
  schema,
  otherPlaceholders: ['plan terms', 'reply time', 'newsletter', 'use of addresses'],
});
