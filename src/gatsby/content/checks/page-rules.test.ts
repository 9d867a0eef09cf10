/** @jest-environment node */
import { languages } from '../../../i18n/languages';
import { messagesIn } from '../../../testing/broken-content/errors-in';
import { rulesOf, testRules } from '../../../testing/broken-content/rules-of';
import { sampleContentForTests } from '../../../testing/broken-content/sample-content';
import { pageNames } from '../schemas/page';

const content = sampleContentForTests();

const services = 'content/pages/services.json';
const place = pageNames.indexOf('services') + 1;

testRules(content, [
  ...rulesOf('pages/technology.json', [
    [
      'services',
      `slug.nl: the address "services" is in ${services} too; choose another in every language, in one of the two files.`,
    ],
    [
      place,
      `header: position ${place} is in ${services} too; choose another, in one of the two files.`,
    ],
  ]),
  ...rulesOf('pages/pricing.json', [
    [undefined, 'slug is missing; only the home page has none.', ['slug']],
  ]),
  ...rulesOf('pages/home.json', [
    [
      Object.fromEntries(languages.map((code) => [code, 'start'])),
      'slug: the home page is at the root of its language and has no slug; remove it.',
    ],
  ]),
]);

it.each([
  ['team', 'the'],
  ['abuot', 'did you mean "about"? The'],
])('a page has a template, and a template its page, which %s is not', async (name, help) => {
  content.move('pages/about.json', `pages/${name}.json`);
  expect(await messagesIn(content)).toEqual([
    'content/pages/about.json  this file is missing; the site needs it.',
    `content/pages/${name}.json  no template is registered for this page in src/gatsby/content/schemas/page.ts; ${help} pages are ${pageNames.join(', ')}.`,
  ]);
});
