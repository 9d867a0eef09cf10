import { createHash } from 'node:crypto';
import type { Root } from 'hast';
import { selectAll } from 'hast-util-select';
import { toString } from 'hast-util-to-string';

/** Hashes of the inline scripts and styles of the pages, as `'sha256-…'`. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Scripts without `src`; those of another type are data and do not run. */
const inlineScript = 'script:not([src]):not([type]), script:not([src])[type="module"]';

/** A page and its templates: their scripts run once they are inserted into the page. */
const partsOf = (root: Root): Root[] => [
  root,
  ...selectAll('template', root).flatMap(({ content }) => (content ? partsOf(content) : [])),
];

const hashesIn = (pages: readonly Root[], selector: string): string[] => [
  ...new Set(
    pages
      .flatMap(partsOf)
      .flatMap((part) => selectAll(selector, part).map((node) => hashOf(toString(node)))),
  ),
];

/** Finds the inline scripts and styles of all pages, each once. `pages` are parsed HTML. */
export const inlineHashes = (pages: readonly Root[]): InlineHashes => ({
  scripts: hashesIn(pages, inlineScript),
  styles: hashesIn(pages, 'style'),
});
