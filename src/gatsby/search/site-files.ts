import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { manifestPath, markdownPath, sitemapPath } from '../../i18n/file-paths';
import { llmsText } from './markdown/llms-text';
import { markdownPage } from './markdown/markdown-page';
import { sitemap } from './sitemap';
import type { SiteContent } from './site-content';
import { structuredData, type PageGraph } from './structured-data/graph';
import { webManifest } from './web-manifest';
import type { BuiltSite } from './site-content';

const write = (folder: string, path: string, text: string): void => {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

/** Pages of the route table with their content; the root and the 404 page have no translations. */
const routedPages = ({ pages, contents }: BuiltSite) =>
  pages.flatMap(({ path, pageContext }) => {
    const content = contents.find(({ language }) => language === pageContext.language);
    return content && pageContext.alternates.length > 0 ? [{ path, pageContext, content }] : [];
  });

const jsonLdScript = /<script type="application\/ld\+json">.*?<\/script>/gs;

/** Puts a graph at the end of a page's head, in place of one of an earlier build. A text of the graph cannot end the script. */
export const withJsonLd = (html: string, graph: PageGraph): string => {
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c');
  return html
    .replaceAll(jsonLdScript, '')
    .replace('</head>', () => `<script type="application/ld+json">${json}</script></head>`);
};

/** Writes structured data into the built HTML; a field of a page query would be sent to browsers once more, as page data. */
export const writeStructuredData = (site: BuiltSite, folder: string): void => {
  for (const { path, pageContext, content } of routedPages(site)) {
    const file = join(folder, path, 'index.html');
    const graph = structuredData(content, pageContext.page);
    writeFileSync(file, withJsonLd(readFileSync(file, 'utf8'), graph));
  }
};

/** Writes each page as Markdown, and the list of them. */
export const writeMarkdown = (site: BuiltSite, folder: string): void => {
  for (const { path, pageContext, content } of routedPages(site)) {
    const { page, alternates } = pageContext;
    write(folder, markdownPath(path), markdownPage(content, page, alternates));
  }
  write(folder, 'llms.txt', llmsText(site.contents));
};

export const writeManifests = (contents: readonly SiteContent[], folder: string): void => {
  for (const content of contents) {
    write(folder, manifestPath(content.language), `${JSON.stringify(webManifest(content))}\n`);
  }
};

/** Everything may be read; the 404 page excludes itself from search results. */
export const writeRobots = (siteUrl: string, folder: string): void =>
  write(folder, 'robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}${sitemapPath}\n`);

export const writeSitemap = (site: BuiltSite, folder: string): void =>
  write(folder, sitemapPath, sitemap(site));
