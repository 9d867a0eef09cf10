/** @jest-environment node */
import { exampleRepository } from '../../plugins/gatsby-plugin-content-editor';
import type { FieldPath } from '../../plugins/gatsby-source-content/errors';
import { contentForEachTest } from '../../plugins/gatsby-source-content/testing';
import { outboxSettings } from '../../src/forms/email-settings';
import { languages } from '../../src/i18n/languages';
import { readEntries } from '../../src/testing/content';
import { runScript } from '../../src/testing/run-script';
import { formatChecklist, formatReminder, launchCheck } from './launch-check';
import { readLaunchSite, type LaunchSite } from './launch-site';

const env: LaunchSite['env'] = {
  GATSBY_SITE_URL: 'https://www.harbour.agency',
  GATSBY_EMAILJS_PUBLIC_KEY: 'k3Yq0',
  GATSBY_EMAILJS_SERVICE_ID: 'service_4f2',
  GATSBY_EMAILJS_TEMPLATE_ID: 'template_8a1',
  ADMIN_REPOSITORY: 'https://github.com/harbour/site',
};

const caseFile = 'cases/harbour/en.md';
const translations = languages.slice(1).map((language) => `cases/harbour/${language}.md`);

const content = contentForEachTest();

const findings = (settings = env) => launchCheck(readLaunchSite(content.root, settings));
const places = async (settings = env) =>
  (await findings(settings)).map(({ place, found }) => `${place} ${found}`);

/** The file and line of a text, as the check names them. */
const placeOf = (file: string, text: string) =>
  `content/${file}:${content.read(file).split(text)[0]?.split('\n').length}`;

/** Puts a sentence into the story of the case. */
const tell = (text: string, file = caseFile) =>
  content.write(file, content.read(file).replace('A story.', text));

beforeEach(() => {
  for (const page of ['home', 'about', 'cases', 'cases/harbour'])
    for (const language of languages) content.write(`../public/share/${page}-${language}.jpg`, '');
  content.write('../public/index.html', '');
});

it('finds nothing where everything was filled in, with or without an editor', async () => {
  expect(await findings()).toEqual([]);
  expect(await findings({ ...env, ADMIN_REPOSITORY: '' })).toEqual([]);
  expect(formatChecklist([])).toBe('Nothing is left to do: the site can go live.');
});

it.each<[FieldPath, string]>([
  [['email'], 'hello@starswell.example'],
  [['email'], 'hello@example.com'],
  [['phone'], '+31 20 000 0000'],
  [['founder', 'name', 'en'], 'Founder name'],
  [['founder', 'name', 'es'], 'Nombre de la fundadora o del fundador'],
  [['founder', 'role', 'nl'], 'Functie oprichter'],
])('knows the placeholder in %j, with file and line', async (field, placeholder) => {
  content.set('site.json', field, placeholder);
  expect(await places()).toEqual([`${placeOf('site.json', placeholder)} ${placeholder}`]);
});

it('lists every place of a field that an entry marks', async () => {
  content.set('plans/pro.json', ['placeholders'], ['price.monthly', 'features']);
  expect(await places()).toEqual([
    'content/plans/pro.json:15 1600',
    'content/plans/pro.json:18 Four hours of advice',
  ]);
});

it.each([
  ['story', 'cases/harbour/case.json', 'write the case'],
  ['privacy statement', 'site.json', 'the site has none'],
])('lists the %s as long as %s marks it', async (mark, file, task) => {
  content.set(file, ['placeholders'], [mark]);
  const place = placeOf(file, '"placeholders"');
  expect(await findings()).toEqual([{ task: expect.stringContaining(task), place, found: mark }]);
});

it('lists every text of an invented case that repeats its figures, and all of its pictures', () => {
  for (const study of readEntries('Case')) {
    const marks: readonly string[] = Object(study).placeholders ?? [];
    const results = new RegExp(`\\b(${study.results.map(({ value }) => value).join('|')})\\b`);
    const repeating = Object.entries(study).filter(([, texts]) =>
      languages.some((language) => {
        const text = String(Object(texts)[language]).toLowerCase();
        return results.test(text) || text.includes(study.duration[language].toLowerCase());
      }),
    );
    if (marks.includes('results'))
      expect(marks).toEqual(expect.arrayContaining(repeating.map(([field]) => field)));
    if (marks.includes('image'))
      expect(marks).toEqual(expect.arrayContaining(['imageNarrow', 'imageAlt']));
  }
});

it('reports errors in the content, such as a mark for what is not there', async () => {
  content.set('plans/pro.json', ['placeholders'], ['percentage']);
  const place = placeOf('plans/pro.json', '"percentage"');
  expect(await findings()).toMatchObject([{ place }]);
});

const address = 'GATSBY_SITE_URL';

it.each([
  ['an address that is missing', address, undefined, 'not set'],
  ['the placeholder', address, 'https://starswell.example'],
  ['an address without https', address, 'http://harbour.agency'],
  ['an address that ends in a slash', address, 'https://harbour.agency/'],
  ['this machine', address, 'https://localhost'],
  ['a missing key', 'GATSBY_EMAILJS_PUBLIC_KEY', ' ', 'not set'],
  ['an example of a key', 'GATSBY_EMAILJS_PUBLIC_KEY', 'your_key'],
  ['the outbox', 'GATSBY_EMAILJS_SERVICE_ID', outboxSettings.GATSBY_EMAILJS_SERVICE_ID],
  ['a gap to fill in', 'GATSBY_EMAILJS_TEMPLATE_ID', '<template id>'],
  ['the example of a repository', 'ADMIN_REPOSITORY', exampleRepository],
  ['a repository that is none', 'ADMIN_REPOSITORY', 'github.com/harbour/site'],
])('does not take %s among the settings', async (_what, setting, value, found = value) => {
  expect(await places({ ...env, [setting]: value })).toEqual([`${setting} ${found}`]);
});

it.each([
  'http://harbour.agency/a',
  'https://192.168.1.1/a',
  'https://harbour/a',
  'https://https://harbour.agency',
  'https://example.com/a',
  '//harbour.agency/a',
])('does not take the link %s', async (address) => {
  tell(`See [this](${address}) too.`);
  for (const file of translations) tell('See [this](https://www.harbour.agency/a) too.', file);
  expect(await places()).toEqual([`${placeOf(caseFile, 'See [this]')} ${address}`]);
});

it('finds nothing wrong with links to public sites, to pages of the site and to a mailbox', async () => {
  const text =
    'See https://harbour.agency. Or [this](https://www.example-studio.com/a), [that](/en/about), [us](mailto:hello@harbour.agency).';
  for (const file of [caseFile, ...translations]) tell(text, file);
  expect(await findings()).toEqual([]);
});

it.each([
  'Lorem ipsum dolor sit amet.',
  'TODO: write this.',
  'xxx',
  'This is a placeholder.',
  '[insert text]',
  'How many ???',
  'Voorbeeldtekst.',
  'Texto de ejemplo.',
])('finds the placeholder text "%s"', async (text) => {
  tell(text);
  expect(await places()).toEqual([`${placeOf(caseFile, text)} ${text}`]);
});

it('knows that "todo" is a word in Spanish', async () => {
  tell('Todo, todo el proceso', 'cases/harbour/es.md');
  expect(await findings()).toEqual([]);
});

it('finds a translation that is less than half as long as the others', async () => {
  const long = 'A sentence that is long enough for its translations to be compared with it.';
  content.set('projects/vela.json', ['description'], {
    ...Object.fromEntries(languages.map((language) => [language, long])),
    nl: 'Zeilen.',
  });
  for (const language of languages)
    content.set(`locales/${language}/common.json`, ['start'], language === 'es' ? 'Corto.' : long);
  for (const file of translations) tell(`${long} ${long}`, file);
  expect((await findings()).map(({ place }) => place.replace(/:\d+$/, ''))).toEqual([
    `content/${caseFile}`,
    'content/locales/es/common.json',
    'content/projects/vela.json',
  ]);
});

it('misses a share image, and the build as a whole', async () => {
  content.remove('../public/share/about-nl.jpg');
  expect(await places()).toEqual(['public/share/about-nl.jpg missing']);
  content.remove('../public/index.html');
  expect(await places()).toEqual(['public/ no built site']);
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

it('counts in one sentence what is left', () => {
  const finding = { task: 'Build the site.', place: 'public/', found: 'no built site' };
  const other = { task: 'Put in real addresses.', place: 'content/site.json:4', found: 'a' };
  expect(formatReminder([])).toBeUndefined();
  expect(formatReminder([finding])).toBe(
    'One thing is left to do before the site goes live: see npm run launch-check.',
  );
  expect(formatReminder([finding, other, other])).toBe(
    '2 things are left to do before the site goes live: see npm run launch-check.',
  );
});

describe('after a build', () => {
  const remind = (settings: NodeJS.ProcessEnv) => {
    const { status, stdout } = runScript(
      'scripts/launch/run-launch-check.ts',
      ['--after-build'],
      content.root,
      { ...process.env, ...env, EMAIL_OUTBOX: '', ...settings },
    );
    return { status, stdout };
  };

  it('the reminder does not let the build fail', () => {
    expect(remind({ GATSBY_SITE_URL: '' })).toEqual({
      status: 0,
      stdout: 'One thing is left to do before the site goes live: see npm run launch-check.\n',
    });
  });

  it.each([
    ['nothing is left', {}],
    ['it is for this machine only', { GATSBY_SITE_URL: '', EMAIL_OUTBOX: 'true' }],
  ])('no reminder appears where %s', (_when, settings) => {
    expect(remind(settings)).toEqual({ status: 0, stdout: '' });
  });
});
