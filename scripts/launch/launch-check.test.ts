/** @jest-environment node */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { outboxSettings } from '../../src/gatsby/email-settings';
import { readLaunchSite, type LaunchSite } from './launch-site';
import { formatChecklist, launchCheck } from './launch-check';
import { copyContent, type BrokenContent } from '../../src/testing/broken-content';

const env: LaunchSite['env'] = {
  GATSBY_SITE_URL: 'https://www.harbour.agency',
  GATSBY_EMAILJS_PUBLIC_KEY: 'key',
  GATSBY_EMAILJS_SERVICE_ID: 'service',
  GATSBY_EMAILJS_TEMPLATE_ID: 'template',
};

const caseFile = 'cases/recruitment-workflow/en.md';

let content: BrokenContent;

const findings = (settings = env) => launchCheck(readLaunchSite(content.root, settings));
const places = (settings = env) =>
  findings(settings).map(({ place, found }) => `${place} ${found}`);

/** Does what an owner does before going live. */
const prepare = async (): Promise<void> => {
  content.replace(caseFile, 'https://starswell.example', 'https://www.harbour.agency');
  content.replace('site.json', 'hello@starswell.example', 'hello@harbour.agency');
  content.replace('site.json', '+31 20 000 0000', '+31 20 123 4567');
  content.replace('site.json', /\/starswell"/g, '/harbour"');
  content.replace('site.json', 'Founder name', 'Ada');
  content.replace('site.json', 'Naam oprichter', 'Ada');
  content.replace('site.json', 'Nombre de la fundadora o del fundador', 'Ada');
  content.replace('site.json', 'Founder role', 'Captain');
  content.replace('site.json', 'Functie oprichter', 'Kapitein');
  content.replace('site.json', 'Cargo de la fundadora o del fundador', 'Capitana');
  const portrait = sharp({
    create: { width: 1120, height: 1400, channels: 3, background: 'teal' },
  });
  content.write('media/founder-portrait.png', await portrait.png().toBuffer());
};

const build = (): void => {
  const pages = ['home', 'services', 'about', 'projects', 'technology', 'pricing', 'contact'];
  for (const page of [...pages, 'cases', 'cases/recruitment-workflow']) {
    for (const language of ['en', 'nl', 'es']) {
      const file = join(content.root, 'public/share', `${page}-${language}.jpg`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, '');
    }
  }
  writeFileSync(join(content.root, 'public/index.html'), '');
};

beforeAll(() => {
  content = copyContent();
});

beforeEach(async () => {
  await prepare();
  build();
});

afterEach(() => {
  content.restore();
  rmSync(join(content.root, 'public'), { recursive: true });
});

afterAll(() => content.remove());

it('finds nothing where everything was filled in', () => {
  expect(findings()).toEqual([]);
  expect(formatChecklist([])).toBe('Nothing is left to do: the site can go live.');
});

it('lists every placeholder that the site comes with, with file and line', () => {
  content.restore();
  const line = (file: string, text: string) => `content/${file}:${content.lineOf(file, text)}`;
  const site = (text: string) => `${line('site.json', text)} ${text}`;
  expect(places().sort()).toEqual(
    [
      `${line(caseFile, 'url:')} https://starswell.example/documents/recruitment-workflow.pdf`,
      site('hello@starswell.example'),
      site('+31 20 000 0000'),
      site('https://x.com/starswell'),
      site('https://www.instagram.com/starswell'),
      site('https://www.linkedin.com/company/starswell'),
      site('Founder name'),
      site('Naam oprichter'),
      site('Nombre de la fundadora o del fundador'),
      site('Founder role'),
      site('Functie oprichter'),
      site('Cargo de la fundadora o del fundador'),
      site('./media/founder-portrait.png'),
    ].sort(),
  );
});

it.each([
  ['an address that is missing', { GATSBY_SITE_URL: undefined }, 'GATSBY_SITE_URL not set'],
  [
    'the placeholder',
    { GATSBY_SITE_URL: 'https://starswell.example' },
    'GATSBY_SITE_URL https://starswell.example',
  ],
  [
    'an address without https',
    { GATSBY_SITE_URL: 'http://harbour.agency' },
    'GATSBY_SITE_URL http://harbour.agency',
  ],
  [
    'an address that ends in a slash',
    { GATSBY_SITE_URL: 'https://harbour.agency/' },
    'GATSBY_SITE_URL https://harbour.agency/',
  ],
  ['a number', { GATSBY_SITE_URL: 'https://127.0.0.1' }, 'GATSBY_SITE_URL https://127.0.0.1'],
  ['this machine', { GATSBY_SITE_URL: 'https://localhost' }, 'GATSBY_SITE_URL https://localhost'],
  ['a missing key', { GATSBY_EMAILJS_PUBLIC_KEY: ' ' }, 'GATSBY_EMAILJS_PUBLIC_KEY not set'],
  [
    'the outbox',
    { GATSBY_EMAILJS_SERVICE_ID: outboxSettings.GATSBY_EMAILJS_SERVICE_ID },
    'GATSBY_EMAILJS_SERVICE_ID outbox_service',
  ],
])('does not take %s among the settings', (_what, broken, expected) => {
  expect(places({ ...env, ...broken })).toEqual([expected]);
});

it.each([
  'http://harbour.agency/a',
  'https://localhost/a',
  'https://192.168.1.1/a',
  'https://harbour/a',
  'https://https://harbour.agency',
  'ftp://harbour.agency/a',
  'https://example.com/a',
  'https://wiki.internal/a',
  'http:/harbour.agency',
  '//harbour.agency/a',
  'www.harbour.agency',
])('does not take the link %s', (address) => {
  content.replace(caseFile, 'Time was not the only cost.', `See [this](${address}) too.`);
  expect(places()).toEqual([
    `content/${caseFile}:${content.lineOf(caseFile, 'See [this]')} ${address}`,
  ]);
});

it.each([
  'See https://harbour.agency.',
  'See [this](https://www.example-studio.com/a), [that](/en/pricing) and [us](mailto:hello@harbour.agency).',
])('finds nothing wrong with "%s"', (text) => {
  content.replace(caseFile, 'Time was not the only cost.', text);
  expect(findings()).toEqual([]);
});

it.each([
  'Lorem ipsum dolor sit amet.',
  'TODO: write this.',
  'xxx',
  'This is a placeholder.',
  'Coming soon',
  '[insert text]',
  'How many ???',
  'Voorbeeldtekst.',
  'Tekst hier.',
  'Tekst volgt.',
  'Texto de ejemplo.',
  'Marcador de posición.',
])('finds the leftover "%s"', (text) => {
  content.replace(caseFile, 'Time was not the only cost.', text);
  expect(findings().map(({ place }) => place)).toEqual([
    `content/${caseFile}:${content.lineOf(caseFile, text)}`,
  ]);
});

it('knows that "todo" is a word in Spanish', () => {
  content.replace('cases/recruitment-workflow/es.md', 'Todo el proceso', 'Todo, todo el proceso');
  expect(findings()).toEqual([]);
});

it('finds a translation that is less than half as long as the others', () => {
  content.replace(
    'projects/vela.json',
    /("description": \{\s*"en": "[^"]+",\s*"nl": )"[^"]+"/,
    '$1"Zeilen."',
  );
  content.replace('locales/es/contact.json', /"[^"]{60,}"/, '"Corto."');
  content.replace(caseFile, /## Problem[\s\S]+## The chart/, '## The chart');
  expect(findings().map(({ place }) => place.replace(/:\d+$/, ''))).toEqual([
    `content/${caseFile}`,
    'content/locales/es/contact.json',
    'content/projects/vela.json',
  ]);
});

it('misses a share image, and the build as a whole', () => {
  rmSync(join(content.root, 'public/share/about-nl.jpg'));
  expect(places()).toEqual(['public/share/about-nl.jpg missing']);
  rmSync(join(content.root, 'public/index.html'));
  expect(places()).toEqual(['public/ no built site']);
});

it('tells of mistakes in the content', () => {
  content.replace('plans/pro.json', '"popular": false', '"popular": "no"');
  expect(findings().map(({ place }) => place)).toEqual([
    `content/plans/pro.json:${content.lineOf('plans/pro.json', '"popular"')}`,
  ]);
});

it('writes one box a task, with every place that it is about', () => {
  const task = 'Put in real addresses.';
  const checklist = formatChecklist([
    { task, place: 'content/site.json:4', found: 'hello@starswell.example' },
    { task, place: 'content/site.json:9', found: 'a'.repeat(200) },
    { task: 'Build the site.', place: 'public/', found: 'no built site' },
  ]);
  expect(checklist).toContain(
    `[ ] ${task}\n      content/site.json:4  hello@starswell.example\n      content/site.json:9  aaa`,
  );
  expect(checklist).toMatch(/a\.\.\.\n\n\[ \] Build the site\.\n/);
  expect(checklist).toMatch(/2 things are left\.$/);
});
