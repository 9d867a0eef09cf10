import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { JSDOM } from 'jsdom';

if (existsSync('.env.production')) process.loadEnvFile('.env.production');

const { GATSBY_SITE_URL } = process.env;
export const siteUrl = (GATSBY_SITE_URL || 'https://starswell.example').replace(/\/+$/, '');

export const languages = ['en', 'nl', 'es'] as const;

/** The routes of the specification in these languages, by the content file of each page. */
const routes: Record<string, [en: string, nl: string, es: string]> = {
  'pages/home': ['/en', '/nl', '/es'],
  'pages/services': ['/en/services', '/nl/diensten', '/es/servicios'],
  'pages/about': ['/en/about', '/nl/over-ons', '/es/sobre-nosotros'],
  'pages/projects': ['/en/projects', '/nl/projecten', '/es/proyectos'],
  'pages/technology': ['/en/technology', '/nl/technologie', '/es/tecnologia'],
  'pages/contact': ['/en/contact', '/nl/contact', '/es/contacto'],
  'pages/cases': ['/en/cases', '/nl/cases', '/es/casos'],
  'pages/pricing': ['/en/pricing', '/nl/prijzen', '/es/precios'],
  'cases/recruitment-workflow/case': [
    '/en/cases/recruitmentworkflow',
    '/nl/cases/wervingsproces',
    '/es/casos/proceso-reclutamiento',
  ],
};

export const readBuilt = (path: string): string => readFileSync(join('public', path), 'utf8');

export const readJson = (path: string) => JSON.parse(readFileSync(`content/${path}.json`, 'utf8'));

/** Reads every entry of a folder. */
export const readEntries = (folder: string) =>
  readdirSync(`content/${folder}`)
    .filter((name) => name.endsWith('.json'))
    .map((name) => readJson(`${folder}/${name.replace('.json', '')}`));

const parsePage = (path: string, file: string) => {
  const html = readBuilt(file);
  // No check reads the styles, and jsdom does not know all of them.
  const { document } = new JSDOM(html.replace(/<style.*?<\/style>/gs, '')).window;
  return { path, html, document };
};

export const pages = Object.entries(routes).flatMap(([file, paths]) =>
  paths.map((path, index) => ({
    ...parsePage(path, `${path}/index.html`),
    file,
    paths,
    language: languages[index] ?? 'en',
    content: readJson(file),
  })),
);

export type Page = Pick<(typeof pages)[number], 'path' | 'html' | 'document'>;

export const notFound: Page = parsePage('/404.html', '404.html');

/** The page at `/`, which redirects. */
export const rootRedirect: Page = parsePage('/', 'index.html');

/** Paths of all files of the build, without those of the editor and of Gatsby itself. */
export const files = readdirSync('public', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative('public', join(entry.parentPath, entry.name)))
  .filter((file) => !/^(?:admin|_gatsby|~partytown)\//.test(file));

/** The attribute of each element that a selector finds. */
export const attributes = ({ document }: Page, selector: string, name: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name));

/** The content of a meta element; undefined if there is none, or more than one. */
export const meta = (page: Page, name: string) => {
  const found = attributes(page, `meta[name="${name}"], meta[property="${name}"]`, 'content');
  return found.length === 1 ? found[0] : undefined;
};
