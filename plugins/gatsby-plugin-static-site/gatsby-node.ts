import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import type { Configuration } from 'webpack';
import { composePath, defaultLanguage, homePage, languages } from '../gatsby-source-content';
import { flattenPages } from './flat-pages';
import { chunksPolicy } from './headers/content-security-policy';
import { checkCloudflareLimits, formatHeaders } from './headers/header-rules';
import { inlineHashes } from './headers/inline-hashes';
import { siteHeaders } from './headers/site-headers';
import { llmsText } from './llms-text';
import { markdownPage } from './markdown-page';
import type { Options } from './options';
import { llmsPath, manifestPath, markdownPath, sitemapPath } from './paths';
import { writeShareImages } from './share-image/write-share-images';
import { pagesOf, readPages } from './built-page';
import { hashBuildByFileNames, renderAfterStyleChange } from './stable-build';
import { sitemap } from './sitemap';
import { webManifest } from './web-manifest';

export { pluginOptionsSchema } from './options';

/**
 * Visitors get no source maps; webpack's chunk loader has the Trusted Types policy that the content
 * security policy allows.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  actions,
  getConfig,
  stage,
}) => {
  if (stage === 'build-html') actions.setWebpackConfig({ plugins: [renderAfterStyleChange] });
  if (stage !== 'build-javascript') return;
  actions.setWebpackConfig({ devtool: false, plugins: [hashBuildByFileNames] });
  const config: Configuration = getConfig();
  const output = { ...config.output, trustedTypes: { policyName: chunksPolicy } };
  // Gatsby's setWebpackConfig ignores `output`.
  actions.replaceWebpackConfig({ ...config, output });
};

const query = /* GraphQL */ `
  query StaticSite {
    site {
      siteMetadata {
        siteUrl
      }
    }
    allSitePage(sort: { path: ASC }) {
      nodes {
        path
        pageContext
      }
    }
    allPage {
      nodes {
        key
        language
        path
        header
        label
        title
        description
      }
    }
    allCase(sort: { order: ASC }) {
      nodes {
        language
        path
        label: title
        description
      }
    }
    allLegalPage(sort: { order: ASC }) {
      nodes {
        language
        path
        label: title
        description
      }
    }
    siteInfo {
      brand
      languages {
        code
        name
      }
    }
  }
`;

const shareImagesQuery = /* GraphQL */ `
  query ShareImages {
    allSitePage(sort: { path: ASC }) {
      nodes {
        path
        pageContext
      }
    }
    allPage {
      nodes {
        path
        heading
      }
    }
    allCase {
      nodes {
        path
        heading
      }
    }
    allLegalPage {
      nodes {
        path
        heading: title
      }
    }
    notFound {
      heading
    }
    siteInfo {
      wordmark
      shareBackground {
        absolutePath
      }
    }
  }
`;

/**
 * Writes the share images before the pages, so that a heading that cannot be drawn stops the build
 * at its start.
 */
export const onPreBuild: GatsbyNode['onPreBuild'] = async (
  { graphql, store, cache, reporter },
  { logo, displayFont }: Options,
) => {
  const { data, errors } = await graphql<Queries.ShareImagesQuery>(shareImagesQuery);
  if (!data?.siteInfo || !data.notFound)
    throw new Error(`The headings could not be read: ${JSON.stringify(errors)}`);

  const { allPage, allCase, allLegalPage, allSitePage, notFound, siteInfo } = data;
  const headings = new Map(
    [
      ...allPage.nodes,
      ...allCase.nodes,
      ...allLegalPage.nodes,
      { path: '/404.html', heading: notFound.heading },
    ].map(({ path, heading }) => [path, heading]),
  );
  const undrawable = await writeShareImages(
    {
      background: siteInfo.shareBackground.absolutePath,
      logo,
      displayFont,
      wordmark: siteInfo.wordmark.normalize(),
      images: pagesOf(allSitePage.nodes).flatMap((page) => {
        const heading = headings.get(page.path);
        // Composed, because the font has no separate accents.
        return heading === undefined ? [] : { ...page, heading: heading.normalize() };
      }),
    },
    join(store.getState().program.directory, 'public'),
    cache,
  );
  if (undrawable.length > 0) reporter.panic(undrawable.join('\n'));
};

/** Netlify needs `!` to prefer the rule to the page at the root; Cloudflare Pages always does. */
const redirects = `/ ${composePath(defaultLanguage)} 301${process.env.NETLIFY ? '!' : ''}\n`;

/**
 * Writes the files beside the pages. This plugin is the last in gatsby-config.ts, so that the files
 * of all others exist.
 */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (
  { graphql, store },
  options: Options,
) => {
  const { data, errors } = await graphql<Queries.StaticSiteQuery>(query);
  const { siteInfo: info, site } = data ?? {};
  const siteUrl = site?.siteMetadata?.siteUrl;
  if (!data || !info || !siteUrl)
    throw new Error(`The built site could not be read: ${JSON.stringify(errors)}`);

  const folder = join(store.getState().program.directory, 'public');
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };

  const built = readPages(pagesOf(data.allSitePage.nodes), folder);
  const pages = built.filter(({ alternates }) => alternates.length > 0);
  // In the order of the menu; pages outside of it come last.
  const ordered = data.allPage.nodes.toSorted(
    (one, other) => (one.header ?? Infinity) - (other.header ?? Infinity),
  );
  const entries = [...ordered, ...data.allCase.nodes, ...data.allLegalPage.nodes];
  const nameOf = new Map(info.languages.map(({ code, name }) => [code, name]));
  const homes = data.allPage.nodes.filter(({ key }) => key === homePage);

  const headers = formatHeaders(siteHeaders(options, inlineHashes(built)));
  if (process.env.CF_PAGES) checkCloudflareLimits(headers);
  write('_headers', headers);
  write('_redirects', redirects);
  write(sitemapPath, sitemap(siteUrl, pages));
  // Everything may be read; the 404 page excludes itself from search results.
  write('robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}${sitemapPath}\n`);
  for (const home of homes)
    write(
      manifestPath(home.language),
      `${JSON.stringify(webManifest(home, info.brand, options.themeColor))}\n`,
    );

  const paths = new Set(pages.map(({ path }) => path));
  for (const page of pages) {
    const related = ordered.filter(
      ({ language, path }) => language === page.language && path !== page.path,
    );
    const translations = page.alternates.filter(({ language }) => language !== page.language);
    const links = [
      related.map(({ label, path }) => ({ text: label, path })),
      translations.map(({ language, path }) => ({ text: nameOf.get(language) ?? language, path })),
    ];
    write(markdownPath(page.path), markdownPage(page, links, { siteUrl, paths }));
  }

  const sections = languages.map((language) => ({
    name: nameOf.get(language) ?? language,
    entries: entries.filter((entry) => entry.language === language),
  }));
  const summary = homes.find(({ language }) => language === defaultLanguage)?.description ?? '';
  write(llmsPath, llmsText(siteUrl, info.brand, summary, sections));

  if (process.env.NETLIFY || process.env.CF_PAGES) flattenPages(folder);
};
