import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import type { Language } from '../gatsby-source-content';

/** A page of the site. */
export interface Page {
  path: string;
  /** Identity of the page, the same in every language. */
  pageId: string;
  language: Language;
  /** The page in every language; empty for the root, the 404 page and those of Gatsby. */
  alternates: readonly { language: Language; path: string }[];
}

export interface BuiltPage extends Page {
  html: Root;
}

const parser = unified().use(rehypeParse);

/** The HTML of a page, also when `flattenPages` has moved it in an earlier build. */
const fileOf = (folder: string, path: string): string => {
  const candidates = path.endsWith('.html') ? [path] : [`${path}/index.html`, `${path}.html`];
  const file = candidates
    .map((candidate) => join(folder, candidate))
    .find((candidate) => existsSync(candidate));
  if (file) return file;
  throw new Error(
    `public/ has no HTML for ${path}: it was changed since the last build, and Gatsby's cache does not know. ` +
      "Run npx gatsby clean, or clear the host's build cache, and build again.",
  );
};

/** The pages that Gatsby lists. */
export const pagesOf = (nodes: readonly { path: string; pageContext: object | null }[]): Page[] =>
  nodes.map(({ path, pageContext }) => ({
    // Pages of Gatsby, such as /500.html, have no context.
    ...{ pageId: '', alternates: [] },
    // `createPages` gives every page of the site such a context.
    ...(pageContext as Omit<Page, 'path'>),
    path,
  }));

/** Reads and parses the HTML of every page. Throws if a page has no file. */
export const readPages = (pages: readonly Page[], folder: string): BuiltPage[] =>
  pages.map((page) => ({
    ...page,
    html: parser.parse(readFileSync(fileOf(folder, page.path), 'utf8')),
  }));
