import { z } from 'zod';
import { languages, notFoundLanguage } from '../languages';
import { heading, text } from '../fields/texts';
import { nodeTypes, typeNames } from '../fields/walk';
import { defineContentType } from './define';

const otherLanguage = z
  .strictObject({
    code: z
      .enum(languages.filter((language) => language !== notFoundLanguage))
      .describe('Code of the language.')
      .register(nodeTypes, { type: 'Language' }),
    text: text.describe('Says in that language that the page does not exist.'),
    home: text.describe("Words of the link to that language's home page."),
  })
  .register(typeNames, {
    name: 'NotFoundLanguage',
    description: 'One line for visitors who read another language.',
  });

const schema = z
  .strictObject({
    title: text.describe("Title in the browser's tab."),
    description: text.describe('Description of the page for search engines.'),
    heading,
    lead: text.describe('Paragraph under the heading.'),
    back: text.describe('Words of the link that leads back to the home page.'),
    otherLanguages: z
      .array(otherLanguage)
      .describe('The same in one line for each other language of the site.'),
  })
  .describe('The page that visitors see at an address that does not exist.');

export const notFoundType = defineContentType({
  name: 'NotFound',
  path: 'not-found.json',
  schema,
  languages: [notFoundLanguage],
});
