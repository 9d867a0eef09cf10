import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { JSDOM } from 'jsdom';
import { sitemapPaths } from './sitemap';

if (existsSync('.env.production')) process.loadEnvFile('.env.production');

const { GATSBY_SITE_URL } = process.env;
export const siteUrl = (GATSBY_SITE_URL || 'https://starswell.example').replace(/\/+$/, '');

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

/** The codes of the site's languages. */
export const languages: string[] = readJson('site').languages.map(
  ({ code }: { code: string }) => code,
);

/** The entries that have a page, by their files. */
const entries = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/').replace('.json', ''))
  .filter((file) => /^(?:pages\/[^./]+|\w+\/[^./]+\/(?:case|page))$/.test(file))
  .map((file) => ({ file, content: readJson(file) }));

/**
 * The entry of the page at a path: a case is below another page, everything else below its
 * language.
 */
const entryAt = (path: string) => {
  const [, language = '', ...slugs] = path.split('/');
  const found = entries.find(
    ({ file, content }) =>
      content.slug?.[language] === slugs.at(-1) && file.startsWith('cases/') === slugs.length > 1,
  );
  if (!found) throw new Error(`No entry of the content has the address ${path} of the sitemap.`);
  return { ...found, language };
};

/** Every page of the sitemap, with the entry that it shows. */
export const pages = sitemapPaths().map((path) => ({
  ...parsePage(path, `${path}/index.html`),
  ...entryAt(path),
}));

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
