/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { contentForEachTest } from '../plugins/gatsby-source-content/testing';
import { launchReport } from './launch-check';

jest.mock('../plugins/gatsby-source-content/languages');

const settings = {
  GATSBY_SITE_URL: 'https://www.harbour.agency',
  GATSBY_EMAILJS_PUBLIC_KEY: 'k3Yq0',
  GATSBY_EMAILJS_SERVICE_ID: 'service_4f2',
  GATSBY_EMAILJS_TEMPLATE_ID: 'template_8a1',
};

const content = contentForEachTest();

const report = (wanted: string[] = [], changed: NodeJS.ProcessEnv = {}) =>
  launchReport(content.root, { ...settings, ...changed }, wanted);

/** The lines of the whole report that name something to settle. */
const findings = (changed?: NodeJS.ProcessEnv) =>
  report(['--all'], changed)
    .split('\n')
    .filter((line) => line.startsWith('  '))
    .map((line) => line.trim());

const privacyPage = 'legal/privacy/page.json';

const tell = (text: string) => content.write('cases/harbour/en.md', `## A heading\n\n${text}\n`);

it('lists nothing when everything is settled', () => {
  expect(report()).toBe('');
});

it.each([
  ['GATSBY_SITE_URL', '', 3],
  ['GATSBY_SITE_URL', 'https://starswell.example', 3],
  ['GATSBY_SITE_URL', 'http://harbour.agency', 3],
  ['GATSBY_SITE_URL', 'https://harbour.agency/en', 3],
  ['GATSBY_SITE_URL', 'https://localhost', 3],
  ['GATSBY_EMAILJS_PUBLIC_KEY', ' ', 11],
  ['GATSBY_EMAILJS_SERVICE_ID', 'outbox_service', 12],
])('asks for the setting %s when it is "%s"', (name, value, line) => {
  expect(findings({ [name]: value })).toEqual([
    expect.stringMatching(new RegExp(`^\\.env\\.example:${line} {2}${name} is `)),
  ]);
});

it('asks for the address of the company', () => {
  content.set('site.json', ['company'], { city: 'Delft' });
  expect(findings()).toEqual([
    expect.stringMatching(
      /^content\/site\.json:\d+ {2}company: has no address of the company: add "street"\.$/,
    ),
  ]);
});

it.each([
  ['without any legal page', () => content.remove('legal')],
  ['without one that the forms name', () => content.set(privacyPage, ['forms'], false)],
])('asks for a privacy statement %s', (_what, change) => {
  change();
  expect(findings()).toEqual([
    'content/legal/privacy/page.json  is missing: the forms link to no privacy statement; "Add a legal page" in content/README.md has the steps.',
  ]);
});

it('lists a placeholder with its file, line and value', () => {
  content.set('plans/pro.json', ['placeholders'], ['price.monthly']);
  expect(findings()).toEqual([
    'content/plans/pro.json:15  price.monthly: "1600" is a placeholder.',
  ]);
});

it('lists each entry of a list with its line and value', () => {
  const profile = (url: string) => ({ network: 'x', label: 'X', url });
  content.set('site.json', ['social'], [profile('https://x.com/a'), profile('https://x.com/b')]);
  content.set('site.json', ['placeholders'], ['social.url']);
  expect(findings()).toEqual([
    expect.stringMatching(/^content\/site\.json:\d+ {2}social 1, url: "https:\/\/x\.com\/a" is a/),
    expect.stringMatching(/^content\/site\.json:\d+ {2}social 2, url: "https:\/\/x\.com\/b" is a/),
  ]);
});

it('lists a placeholder that is no field at its place in the list', () => {
  content.set('plans/pro.json', ['placeholders'], ['name', 'plan terms']);
  const line = content.read('plans/pro.json').split('\n').length - 3;
  expect(findings().at(-1)).toBe(
    `content/plans/pro.json:${line}  placeholders 2: "plan terms" is a placeholder; content/README.md says what it stands for.`,
  );
});

it.each([
  ['email', 'hello@starswell.example'],
  ['email', 'hello@example.com'],
  ['phone', '+31 20 000 0000'],
])('recognizes an example in the field %s: %s', (field, value) => {
  content.set('site.json', [field], value);
  expect(findings()).toEqual([
    expect.stringContaining(`${field}: "${value}" is an example: put in your own.`),
  ]);
});

it.each([
  'http://harbour.agency/a',
  'https://192.168.1.1/a',
  'https://harbour/a',
  'https://example.com/a',
])('lists the link %s in a story', (link) => {
  tell(`See [this](${link}) too.`);
  expect(findings()).toEqual([
    `content/cases/harbour/en.md:3  the link ${link} leads to no public https address.`,
  ]);
});

it('accepts links to public sites and to pages of the site', () => {
  tell('See https://harbour.agency. Or [that](/en/about), [us](mailto:hello@harbour.agency).');
  expect(report()).toBe('');
});

describe('with much to settle', () => {
  beforeEach(() => {
    content.set('site.json', ['email'], 'hello@starswell.example');
    content.set('site.json', ['company'], undefined);
    content.set('plans/pro.json', ['placeholders'], ['cta', 'name', 'description']);
    content.set('projects/vela.json', ['placeholders'], ['title', 'image']);
  });

  it('names the file of the settings, where there is one', () => {
    content.write('../.env.production', 'GATSBY_SITE_URL=http://a.nl\n');
    expect(report([], { GATSBY_SITE_URL: 'http://a.nl' })).toContain(
      '  .env.production:1  GATSBY_SITE_URL is "http://a.nl"; ',
    );
  });

  it('begins each group with its number and one finding', () => {
    expect(report([], { GATSBY_SITE_URL: 'http://a.nl' }).split('\n')).toEqual([
      'settings (1)',
      expect.stringContaining('  .env.example:3  GATSBY_SITE_URL is "http://a.nl"; '),
      '',
      'law (1)',
      expect.stringContaining('  content/site.json:1  company: has no address'),
      '',
      'contact (1)',
      expect.stringContaining('  content/site.json:4  email: "hello@starswell.example" is an ex'),
      '',
      'texts (3)',
      '  content/plans/pro.json:4  name: "Pro" is a placeholder.',
      '  and 2 more: npm run launch-check -- texts',
      '',
      'samples (2)',
      '  content/projects/vela.json:3  title: "Vela" is a placeholder.',
      '  and 1 more: npm run launch-check -- samples',
      '',
      expect.stringMatching(/^To settle before the site goes live: 8\. Replace a placeholder/),
    ]);
  });

  it('lists a group that is asked for in full', () => {
    expect(report(['texts'])).toContain(
      '\n  content/plans/pro.json:9  description: "For growing companies" is a placeholder.\n',
    );
    expect(report(['texts'])).toContain('npm run launch-check -- samples');
  });
});

const tsx = pathToFileURL(require.resolve('tsx')).href;

it('fails until nothing is left, also when nobody reads to the end', async () => {
  const script = resolve('scripts/launch-check.ts');
  const child = spawn(process.execPath, ['--import', tsx, script], { cwd: content.root });
  child.stdout.destroy();
  let complaint = '';
  child.stderr.on('data', (part) => (complaint += part));
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(complaint).toBe('');
});
