import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import type { Configuration, RuleSetRule } from 'webpack';
import {
  defaultLanguage,
  languages,
  notFoundLanguage,
  type Language,
} from './plugins/gatsby-source-content';
import type { PageContext } from './src/site/page-context';
import { casePage, legalPage, notFoundPage, rootPage, rootPath } from './src/site/routes';
import { contentOptions } from './src/build/content-options';
import { describeSettingErrors } from './src/build/settings';

/** Stops when a setting cannot work, or the forms could not send. */
export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter }) => {
  const command = process.env.gatsby_executing_command;
  const error = describeSettingErrors(process.env, command);
  if (error) reporter.panic(error);
  if (command === 'build' && !process.env.GATSBY_SITE_URL)
    reporter.warn(
      'GATSBY_SITE_URL is not set: addresses in the pages, the sitemap and the share images have a placeholder.',
    );
};

/** The template of a kind of page that has no file in `content/pages/`. */
const templatePath = (name: string): string => resolve('src/templates', `${name}.tsx`);

/**
 * Creates every page, case and legal page in its languages, the site's root, which redirects, and
 * the 404 page.
 */
export const createPages: GatsbyNode['createPages'] = async ({ actions, graphql, reporter }) => {
  const { data, errors } = await graphql<Queries.RoutesQuery>(/* GraphQL */ `
    query Routes {
      allPage {
        group(field: { key: SELECT }) {
          nodes {
            key
            language
            path
          }
        }
      }
      allCase {
        group(field: { key: SELECT }) {
          nodes {
            key
            language
            path
          }
        }
      }
      allLegalPage {
        group(field: { key: SELECT }) {
          nodes {
            key
            language
            path
          }
        }
      }
    }
  `);
  if (!data) {
    reporter.panicOnBuild('The pages could not be read from the content.', errors);
    return;
  }

  const create = (path: string, component: string, context: PageContext, matchPath?: string) =>
    actions.createPage({
      path,
      matchPath,
      component,
      context: {
        ...context,
        // With this, gatsby-plugin-react-i18next leaves the page as it is, and creates no
        // translations of it.
        i18n: {
          language: context.language,
          languages,
          defaultLanguage,
          generateDefaultLanguagePage: true,
          routed: true,
          originalPath: path,
          path,
        },
      },
    });

  const createTranslations = (
    template: string,
    pageId: string,
    nodes: readonly Pick<Queries.Page, 'key' | 'language' | 'path'>[],
  ) => {
    const alternates = languages.flatMap((language) =>
      nodes.filter((node) => node.language === language).map(({ path }) => ({ language, path })),
    );
    for (const { language, path } of alternates)
      create(path, template, { pageId, key: nodes[0]?.key ?? pageId, language, alternates });
  };

  for (const { nodes } of data.allPage.group) {
    const key = nodes[0]?.key ?? '';
    const template = resolve(contentOptions.templates, `${key}.tsx`);
    // The content check reports a page without a template.
    if (existsSync(template)) createTranslations(template, key, nodes);
  }

  for (const { nodes } of data.allCase.group)
    createTranslations(templatePath('article'), casePage(nodes[0]?.key ?? ''), nodes);

  for (const { nodes } of data.allLegalPage.group)
    createTranslations(templatePath('article'), legalPage(nodes[0]?.key ?? ''), nodes);

  const createUntranslated = (
    path: string,
    pageId: string,
    language: Language,
    matchPath?: string,
  ) =>
    create(
      path,
      templatePath(pageId),
      { pageId, key: pageId, language, alternates: [] },
      matchPath,
    );

  createUntranslated(rootPath, rootPage, defaultLanguage);
  // The pattern saves a browser the search for the data of a missing page, and without it Gatsby
  // fails for an address such as `/a%3Db`. The browser of the develop server reads the patterns
  // only when it starts, and would take a page that is added later for a missing one.
  const isDevelop = process.env.gatsby_executing_command === 'develop';
  createUntranslated('/404.html', notFoundPage, notFoundLanguage, isDevelop ? undefined : '/*');
};

/** The rules by which Gatsby loads drawings and fonts. */
const loadsDrawingsOrFonts = (rule: unknown): rule is RuleSetRule =>
  typeof rule === 'object' &&
  rule !== null &&
  'test' in rule &&
  rule.test instanceof RegExp &&
  (rule.test.test('drawing.svg') || rule.test.test('font.woff2'));

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  actions,
  getConfig,
  stage,
}) => {
  actions.setWebpackConfig({
    resolve: { alias: { 'site-layout': resolve('src/layouts/site-layout.tsx') } },
  });

  if (stage === 'build-javascript')
    actions.setWebpackConfig({
      resolve: {
        // Saves 22 KB (Brotli) of every page.
        alias: {
          // gatsby-plugin-react-i18next is CommonJS and would bring i18next a second time, and
          // react-i18next whole.
          i18next$: resolve('node_modules/i18next/dist/esm/i18next.js'),
          'react-i18next$': resolve('src/i18n/react-i18next.js'),
          // Guesses the visitor's language for redirects, which are switched off.
          'browser-lang': false,
          // Formats a warning of the develop server.
          outdent: false,
          // Gatsby's component for scripts of other sites; there are none.
          'gatsby-script': false,
        },
      },
      // Styles of each template in a file of its own, instead of one for all: saves 3 to 8 KB of
      // every page. What all templates import in one file, however small: saves 1 KB of every
      // further page.
      optimization: { splitChunks: { cacheGroups: { styles: false, commons: { minSize: 0 } } } },
    });

  // Drawings and fonts as files that are loaded when needed, instead of Base64 in scripts and
  // styles: saves 26 to 34 KB of every page.
  const drawingsAndFonts = /\.(svg|woff2)$/;
  const config: Configuration = getConfig();
  const rules = config.module?.rules ?? [];
  for (const rule of rules.filter(loadsDrawingsOrFonts)) rule.exclude = drawingsAndFonts;
  rules.push({
    test: drawingsAndFonts,
    type: 'asset',
    // The logo is smaller than a request.
    parser: { dataUrlCondition: { maxSize: 500 } },
    generator: { filename: 'static/[name]-[contenthash][ext]' },
  });
  actions.replaceWebpackConfig(config);
};
