/** @jest-environment node */
import { languages } from '../../../i18n/languages';
import { messagesIn } from '../../../testing/errors-in';
import { sampleContentForTests } from '../../../testing/sample-content';
import { pageNames } from '../schemas/page';

const content = sampleContentForTests();

it('an address is used once in a language', async () => {
  content.set('pages/technology.json', ['slug', 'nl'], 'services');
  expect(await messagesIn(content)).toEqual([
    'content/pages/technology.json  slug.nl: the address "services" is in content/pages/services.json too; choose another in every language, in one of the two files.',
  ]);
});

it('a place in a menu is taken once', async () => {
  const { header } = JSON.parse(content.read('pages/services.json'));
  content.set('pages/technology.json', ['header'], header);
  expect(await messagesIn(content)).toEqual([
    `content/pages/technology.json  header: position ${header} is in content/pages/services.json too; choose another, in one of the two files.`,
  ]);
});

it('a page has a slug', async () => {
  content.set('pages/pricing.json', ['slug'], undefined);
  expect(await messagesIn(content)).toEqual([
    'content/pages/pricing.json  slug is missing; only the home page has none.',
  ]);
});

it('the home page has no slug', async () => {
  content.set(
    'pages/home.json',
    ['slug'],
    Object.fromEntries(languages.map((code) => [code, 'start'])),
  );
  expect(await messagesIn(content)).toEqual([
    'content/pages/home.json  slug: the home page is at the root of its language and has no slug; remove it.',
  ]);
});

it('a page has a template, and a template its page', async () => {
  content.write('pages/team.json', content.read('pages/about.json'));
  content.drop('pages/about.json');
  expect(await messagesIn(content)).toEqual([
    'content/pages/about.json  this file is missing; the site needs it.',
    `content/pages/team.json  no template is registered for this page in src/gatsby/content/schemas/page.ts; the pages are ${pageNames.join(', ')}.`,
  ]);
});

it('the page that was meant is suggested', async () => {
  content.write('pages/abuot.json', content.read('pages/about.json'));
  content.drop('pages/about.json');
  expect(await messagesIn(content)).toContain(
    `content/pages/abuot.json  no template is registered for this page in src/gatsby/content/schemas/page.ts; did you mean "about"? The pages are ${pageNames.join(', ')}.`,
  );
});
