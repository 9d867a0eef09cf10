import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { JSDOM, VirtualConsole } from 'jsdom';

const fonts = resolve('src/styles/fonts');
export const reference = resolve('scripts/bench/reference/index.html');

const withoutScriptsPath = '/without-scripts';
const referencePath = '/reference';

export interface Variant {
  name: 'page' | 'without scripts' | 'reference';
  /** Path on the preview server. */
  path: string;
}

/** Returns a page of the site and, with references, where a compared site has the two others. */
export const variantsOf = (path: string, withReferences: boolean): Variant[] => {
  const page: Variant = { name: 'page', path };
  if (!withReferences) return [page];
  return [
    page,
    { name: 'without scripts', path: withoutScriptsPath + path },
    { name: 'reference', path: referencePath + path },
  ];
};

/** Scripts and their settings; structured data, which browsers do not run, stays. */
const scripts = 'script:not([type="application/ld+json"])';

const hints = [
  'link[rel="modulepreload"]',
  'link:is([rel="preload"], [rel="prefetch"]):is([as="script"], [as="fetch"], [href$=".js"])',
].join();

/** Parses a page; a separate console keeps jsdom from printing the CSS that it cannot parse. */
const parse = (html: string): JSDOM => new JSDOM(html, { virtualConsole: new VirtualConsole() });

/** Removes all scripts from a page, and the hints that fetch scripts or their data. */
export const withoutScripts = (html: string): string => {
  const dom = parse(html);
  for (const element of dom.window.document.querySelectorAll(`${scripts}, ${hints}`)) {
    element.remove();
  }
  return dom.serialize();
};

/** What Chromium may paint last in the first view besides text. */
const firstPicture = 'img[loading="eager"][fetchpriority="high"]';

/**
 * Adds a page's picture of the first view to the reference page, below its lead: a page that shows a picture is compared with one that does.
 * @returns The reference page as it is for a page without such a picture.
 */
export const withPictureOf = (referenceHtml: string, html: string): string => {
  const image = parse(html).window.document.querySelector(firstPicture);
  if (!image) return referenceHtml;
  const dom = parse(referenceHtml);
  const picture = dom.window.document.importNode(image.closest('picture') ?? image, true);
  for (const element of [picture, ...picture.querySelectorAll('*')]) {
    element.removeAttribute('class');
    element.removeAttribute('style');
  }
  dom.window.document.querySelector('h1 + p')?.after(picture);
  return dom.serialize();
};

const write = (folder: string, path: string, html: string): void => {
  mkdirSync(join(folder, path), { recursive: true });
  writeFileSync(join(folder, path, 'index.html'), html);
};

/** The policy lists the styles of the site's pages; the reference page's are added. */
const allowStyles = (folder: string, html: string): void => {
  const headers = join(folder, '_headers');
  const [, styles = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
  const hash = createHash('sha256').update(styles).digest('base64');
  const rules = readFileSync(headers, 'utf8');
  writeFileSync(headers, rules.replaceAll("style-src-elem 'self'", `$& 'sha256-${hash}'`));
};

/**
 * Copies a built site, and adds each of the given pages without scripts, and the reference page with its first picture.
 * @returns Folder of the copy, and what removes it.
 */
export const copyForComparison = async (
  site: string,
  paths: readonly string[],
): Promise<{ folder: string; remove: () => void }> => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-compared-'));
  cpSync(site, folder, { recursive: true });
  const referenceHtml = readFileSync(reference, 'utf8');
  for (const path of paths) {
    const html = readFileSync(join(site, path, 'index.html'), 'utf8');
    write(folder, withoutScriptsPath + path, withoutScripts(html));
    write(folder, referencePath + path, withPictureOf(referenceHtml, html));
  }
  allowStyles(folder, referenceHtml);
  for (const font of readdirSync(fonts)) {
    cpSync(join(fonts, font), join(folder, 'static', font));
  }
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
};
