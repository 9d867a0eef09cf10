import { createHash } from 'node:crypto';
import type { Root } from 'hast';
import { selectAll } from 'hast-util-select';
import { toString } from 'hast-util-to-string';
import type { BuiltPage } from '../built-page';

/** Hashes of the inline scripts and styles of the pages, as `'sha256-…'`. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Scripts without `src`; JSON is data and does not run. */
const inlineScript = 'script:not([src], [type$="json"])';

/** A page and its templates: their scripts run once they are inserted into the page. */
const partsOf = (root: Root): Root[] => [
  root,
  ...selectAll('template', root).flatMap(({ content }) => (content ? partsOf(content) : [])),
];

const textsIn = ({ html }: Pick<BuiltPage, 'html'>, selector: string): string[] =>
  partsOf(html).flatMap((part) => selectAll(selector, part).map((node) => toString(node)));

const hashesOf = (texts: readonly string[]): string[] => [...new Set(texts.map(hashOf))];

/**
 * Hashes of the inline styles of all pages, and of the inline scripts that the site puts on each of
 * them. These are read from the page at `/`, which only redirects: text of the content must not
 * run, even if it gets into a page as markup. Throws if a page has another script.
 */
export const inlineHashes = (pages: readonly Pick<BuiltPage, 'path' | 'html'>[]): InlineHashes => {
  const known = pages
    .filter(({ path }) => path === '/')
    .flatMap((page) => textsIn(page, inlineScript));
  for (const page of pages) {
    const unknown = textsIn(page, inlineScript).find((text) => !known.includes(text));
    if (unknown !== undefined)
      throw new Error(
        `The page ${page.path} has an inline script that the site does not put on every page: "${unknown.trim().slice(0, 80)}". ` +
          'If it stands in the content, remove it there; otherwise load it from a file in static/.',
      );
  }
  return {
    scripts: hashesOf(known),
    styles: hashesOf(pages.flatMap((page) => textsIn(page, 'style'))),
  };
};
