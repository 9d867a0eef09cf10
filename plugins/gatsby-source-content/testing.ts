import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { identify } from './content-types';
import type { FieldPath } from './errors';
import { unwrap } from './fields/walk';
import { defaultLanguage, languages, type Language } from './languages';
import type { ContentOptions } from './options';
import { contentFolder } from './read-content';

/** A value for every language of the site, as content files have it. */
export const forEachLanguage = <Value>(valueIn: (language: Language) => Value) =>
  Object.fromEntries(languages.map((language) => [language, valueIn(language)]));

const translated = (text: string) =>
  forEachLanguage((language) => (language === defaultLanguage ? text : `${text} (${language})`));
const same = (value: unknown) => forEachLanguage(() => value);

const head = (name: string) => ({
  description: translated(`What the page ${name} is about`),
  keywords: same(['boats']),
  heading: translated(`A page ${name}`),
});

const page = (name: string, position: number, slug?: string) => ({
  header: position,
  slug: slug && same(slug),
  label: translated(name),
  title: translated(`The page ${name}`),
  ...head(name),
  lead: translated('A lead'),
});

const video = (name: string) => ({ webm: `./media/${name}.webm`, mp4: `./media/${name}.mp4` });

/** The smallest valid content with the entries that tests break. */
const entries: Record<string, object> = {
  'pages/home.json': page('home', 1),
  'pages/about.json': page('about', 2, 'about'),
  'pages/cases.json': page('cases', 3, 'cases'),
  'plans/pro.json': {
    line: 'core',
    order: 1,
    name: translated('Pro'),
    description: translated('For growing companies'),
    price: { monthly: 1600, yearly: 1440 },
    features: [translated('Four hours of advice')],
    cta: translated('Choose'),
    popular: false,
    bestValue: true,
  },
  'projects/vela.json': {
    order: 1,
    title: 'Vela',
    category: 'tech',
    description: translated('A site for a sailing school'),
    image: './vela.png',
    imageAlt: translated('A boat'),
    link: 'https://vela.agency',
  },
  'skills/sails.json': { order: 9, name: translated('Sails'), percent: 95 },
  'cases/harbour/case.json': {
    order: 1,
    slug: same('harbour'),
    title: translated('Harbour'),
    pageTitle: translated('The harbour case'),
    ...head('harbour'),
    summary: translated('A summary'),
    teaser: translated('A teaser'),
    client: translated('A harbour'),
    solution: translated('A site'),
    duration: translated('Six weeks'),
    resultsHeading: translated('Results'),
    results: [{ value: 38, unit: 'percent', label: translated('fewer no-shows') }],
    quote: {
      text: translated('Well done'),
      name: translated('A name'),
      role: translated('Master'),
    },
  },
  'legal/privacy/page.json': {
    order: 1,
    slug: forEachLanguage((language) => (language === 'es' ? 'privacidad' : 'privacy')),
    title: translated('Privacy'),
    description: translated('What happens to what you send'),
    forms: true,
  },
  'not-found.json': {
    title: 'No existe',
    description: 'No hay nada',
    heading: 'Nada',
    lead: 'Nada',
    back: 'Volver',
  },
  'site.json': {
    brand: 'Harbour',
    wordmark: 'Harbour',
    email: 'hello@harbour.agency',
    phone: '+31 20 123 4567',
    languages: languages.map((code) => ({ code, name: code })),
    tagline: translated('A tagline'),
    social: [],
    company: { street: 'Quay 1' },
    founder: {
      name: translated('A name'),
      role: translated('Founder'),
      quote: translated('A quote'),
      biography: [translated('A life')],
      portrait: './media/portrait.png',
      portraitAlt: translated('A person'),
    },
    forms: { throttle: 1, blockList: [], newsletter: { subject: 'A', message: 'B' } },
    shareBackground: './media/share.png',
    video: {
      title: translated('A video'),
      published: '2026-01-01',
      seconds: 9,
      poster: './media/poster.png',
      wide: video('wide'),
      narrow: video('narrow'),
    },
  },
};

/**
 * Adds what an entry needs by its schema: fields that a content type has got later are in no
 * fixture.
 */
const complete = (given: z.core.$ZodType, value?: unknown): unknown => {
  const { schema } = unwrap(given);
  if (schema instanceof z.ZodArray)
    return (Array.isArray(value) ? value : [undefined]).map((item) =>
      complete(schema.element, item),
    );
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).reduce((entry, [name, field]) => {
      const isLeftOut = entry[name] === undefined && field.safeParse(undefined).success;
      return isLeftOut ? entry : { ...entry, [name]: complete(field, entry[name]) };
    }, Object(value));
  if (value !== undefined) return value;
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodNumber) return 1;
  if (schema instanceof z.ZodBoolean) return false;
  return schema instanceof z.ZodURL ? 'https://harbour.agency' : 'text';
};

const texts = { start: 'Start', heading: '_Some_ texts', count: '{{count}} things' };

const pictures: [name: string, width: number, height: number][] = [
  ['projects/vela.png', 1600, 1000],
  ['media/portrait.png', 1120, 1400],
  ['media/share.png', 1200, 630],
  ['media/poster.png', 1280, 720],
];

export const png = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();

export const options: ContentOptions = {
  templates: 'src/templates/pages',
  code: 'src',
  fixedTexts: 'scripts/fixed-texts.json',
  pricing: 'pricing',
};

/**
 * Writes valid content into a folder that is new for each test of a file; paths are below
 * `content/`.
 */
export const contentForEachTest = () => {
  const content = {
    root: '',
    path: (file: string) => join(content.root, contentFolder, file),
    read: (file: string) => readFileSync(content.path(file), 'utf8'),
    write: (file: string, data: string | Uint8Array) => {
      mkdirSync(dirname(content.path(file)), { recursive: true });
      writeFileSync(content.path(file), data);
    },
    remove: (file: string) => rmSync(content.path(file), { recursive: true }),
    /** Changes a field of a JSON file; undefined removes it. */
    set: (file: string, field: FieldPath, value: unknown) => {
      const whole: unknown = JSON.parse(content.read(file));
      const group = field.slice(0, -1).reduce<unknown>((inner, key) => Object(inner)[key], whole);
      Object.assign(Object(group), { [field.at(-1) ?? '']: value });
      content.write(file, `${JSON.stringify(whole, null, 2)}\n`);
    },
  };
  let drawn: [string, Buffer][] = [];
  beforeAll(async () => {
    drawn = await Promise.all(
      pictures.map(async ([name, ...size]): Promise<[string, Buffer]> => [
        name,
        await png(...size),
      ]),
    );
  });
  beforeEach(() => {
    content.root = mkdtempSync(join(tmpdir(), 'content-'));
    for (const [file, entry] of Object.entries(entries)) {
      const type = identify(file)?.type;
      const whole = type ? complete(type.schema, entry) : entry;
      content.write(file, `${JSON.stringify(whole, null, 2)}\n`);
    }
    for (const language of languages) {
      content.write(`cases/harbour/${language}.md`, '## A heading\n\nA story.\n');
      content.write(`legal/privacy/${language}.md`, '## A right\n\nA text.\n');
      content.write(`locales/${language}/common.json`, `${JSON.stringify(texts, null, 2)}\n`);
    }
    for (const [name, picture] of drawn) content.write(name, picture);
    for (const name of ['wide.webm', 'wide.mp4', 'narrow.webm', 'narrow.mp4'])
      content.write(`media/${name}`, 'a video');
    for (const name of ['home', 'about', 'cases'])
      content.write(`../${options.templates}/${name}.tsx`, '');
  });
  afterEach(() => rmSync(content.root, { recursive: true }));
  return content;
};
