import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Graph } from 'schema-dts';
import { llmsPath, manifestPath, markdownPath, sitemapPath } from '../../i18n/file-paths';
import { llmsText } from './markdown/llms-text';
import { markdownPage } from './markdown/markdown-page';
import type { BuiltSite } from './site-content';
import { sitemap } from './sitemap';
import { structuredData } from './structured-data/graph';
import { webManifest } from './web-manifest';

const jsonLdScript = /<script type="application\/ld\+json">.*?<\/script>/gs;

/** Puts a graph at the end of a page's head, in place of one of an earlier build. A text of the graph cannot end the script. */
export const withJsonLd = (html: string, graph: Graph): string => {
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c');
  return html
    .replaceAll(jsonLdScript, '')
    .replace('</head>', () => `<script type="application/ld+json">${json}</script></head>`);
};

/** Writes structured data into the built HTML, each page as Markdown, the list of them, the web manifests, robots.txt and the sitemap. */
export const writeSiteFiles = (site: BuiltSite, folder: string): void => {
  const write = (path: string, text: string): void => {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };

  for (const content of site.contents) {
    for (const { path, pageContext } of site.pages) {
      const { page, language, alternates } = pageContext;
      // The root and the 404 page have no translations.
      if (language !== content.language || alternates.length === 0) continue;
      const file = join(path, 'index.html');
      const html = readFileSync(join(folder, file), 'utf8');
      // A field of a page query would be sent to browsers once more, as page data.
      write(file, withJsonLd(html, structuredData(content, page)));
      write(markdownPath(path), markdownPage(content, page, alternates));
    }
    write(manifestPath(content.language), `${JSON.stringify(webManifest(content))}\n`);
  }
  write(llmsPath, llmsText(site.contents));
  // Everything may be read; the 404 page excludes itself from search results.
  write('robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${site.siteUrl}${sitemapPath}\n`);
  write(sitemapPath, sitemap(site));
};
