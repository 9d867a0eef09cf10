import { z } from 'zod';
import { notFoundLanguage } from '../languages';
import { heading, text } from '../fields/texts';
import { defineContentType } from './define';

const schema = z
  .strictObject({
    title: text.describe("Title in the browser's tab."),
    description: text.describe('Description of the page for search engines.'),
    heading,
    lead: text.describe('Paragraph under the heading.'),
    back: text.describe('Words of the link that leads back to the home page.'),
  })
  .describe('The page that visitors see at an address that does not exist.');

export const notFoundType = defineContentType({
  name: 'NotFound',
  path: 'not-found.json',
  schema,
  languages: [notFoundLanguage],
});
