import { z } from 'zod';
import { notFoundLanguage } from '../../../i18n/languages';
import { languageNames } from '../language-names';
import { headDescription, heading, headTitle, text } from './texts';

export const notFoundSchema = z
  .strictObject({
    language: z
      .literal(notFoundLanguage)
      .describe(
        `Always "${notFoundLanguage}": the page exists in ${languageNames[notFoundLanguage]} only.`,
      ),
    title: headTitle.describe("Title in the browser's tab."),
    description: headDescription.describe('Description of the page for search engines.'),
    heading,
    lead: text.describe('Paragraph under the heading.'),
    back: text.describe('Words of the link that leads back to the home page.'),
  })
  .describe('The page that visitors see at an address that does not exist.');
