/** @jest-environment node */
import { contentForEachTest } from '../plugins/gatsby-source-content/testing';
import { launchCheck } from './launch-check';

jest.mock('../plugins/gatsby-source-content/languages');

const settings = {
  GATSBY_SITE_URL: 'https://www.harbour.agency',
  GATSBY_EMAILJS_PUBLIC_KEY: 'k3Yq0',
  GATSBY_EMAILJS_SERVICE_ID: 'service_4f2',
  GATSBY_EMAILJS_TEMPLATE_ID: 'template_8a1',
};

const content = contentForEachTest();

const check = (changed: NodeJS.ProcessEnv = {}) =>
  launchCheck(content.root, { ...settings, ...changed }).map(
    ({ place, message }) => `${place} ${message}`,
  );

const privacyPage = 'legal/privacy/page.json';

const tell = (text: string) => content.write('cases/harbour/en.md', `## A heading\n\n${text}\n`);

it('lists nothing when everything is settled', () => {
  expect(check()).toEqual([]);
});

it.each([
  ['GATSBY_SITE_URL', ''],
  ['GATSBY_SITE_URL', 'https://starswell.example'],
  ['GATSBY_SITE_URL', 'http://harbour.agency'],
  ['GATSBY_SITE_URL', 'https://harbour.agency/'],
  ['GATSBY_SITE_URL', 'https://localhost'],
  ['GATSBY_EMAILJS_PUBLIC_KEY', ' '],
  ['GATSBY_EMAILJS_SERVICE_ID', 'outbox_service'],
])('asks for the setting %s when it is "%s"', (name, value) => {
  expect(check({ [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name} is `))]);
});

it('asks for the address of the company', () => {
  content.set('site.json', ['company'], undefined);
  expect(check()).toEqual(['content/site.json has no address of the company: add "company".']);
});

it.each([
  ['without any legal page', () => content.remove('legal')],
  ['without one that the forms name', () => content.set(privacyPage, ['forms'], false)],
])('asks for a privacy statement %s', (_what, change) => {
  change();
  expect(check()).toEqual([
    'content/legal has no privacy statement: add a legal page to which the forms link (content/README.md).',
  ]);
});

it('lists a placeholder with its file, line and value', () => {
  content.set('plans/pro.json', ['placeholders'], ['price.monthly']);
  expect(check()).toEqual(['content/plans/pro.json:15 price.monthly "1600" is a placeholder.']);
});

it('lists a placeholder that is no field', () => {
  content.set('site.json', ['placeholders'], ['plan terms']);
  expect(check()).toEqual([
    expect.stringMatching(/^content\/site\.json:\d+ plan terms is a placeholder\.$/),
  ]);
});

it.each([
  ['email', 'hello@starswell.example'],
  ['email', 'hello@example.com'],
  ['phone', '+31 20 000 0000'],
])('recognizes an example in the field %s: %s', (field, value) => {
  content.set('site.json', [field], value);
  expect(check()).toEqual([expect.stringContaining(`"${value}" is an example: put in your own.`)]);
});

it.each([
  'http://harbour.agency/a',
  'https://192.168.1.1/a',
  'https://harbour/a',
  'https://example.com/a',
])('lists the link %s in a story', (link) => {
  tell(`See [this](${link}) too.`);
  expect(check()).toEqual([
    `content/cases/harbour/en.md:3 the link ${link} leads to no public https address.`,
  ]);
});

it('accepts links to public sites and to pages of the site', () => {
  tell('See https://harbour.agency. Or [that](/en/about), [us](mailto:hello@harbour.agency).');
  expect(check()).toEqual([]);
});
