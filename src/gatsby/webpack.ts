import { resolve } from 'node:path';
import type { CreateWebpackConfigArgs, GatsbyNode } from 'gatsby';
import type { Configuration, RuleSetRule } from 'webpack';
import { chunksPolicy } from './hosting/trusted-types';

/**
 * gatsby-plugin-react-i18next is CommonJS and would bring a second copy of i18next into the browser;
 * the alias makes both sides use the ES module.
 */
const oneI18next = {
  resolve: { alias: { i18next$: resolve('node_modules/i18next/dist/esm/i18next.js') } },
};

/** What visitors never need of the libraries that Gatsby and its plugins bring along; 6 KB of every page. */
const leaner = {
  resolve: {
    alias: {
      'react-i18next$': resolve('src/gatsby/browser/react-i18next.js'),
      // Guesses the visitor's language for redirects, which are switched off.
      'browser-lang': false as const,
      // Formats a warning of the develop server.
      outdent: false as const,
      // Load scripts of others, the first of the two in a worker; there are none.
      '@builder.io/partytown/integration': false as const,
      'gatsby-script': false as const,
    },
  },
};

/** Its stand-in writes no style element, which the policy for content (`hosting/content-security-policy.ts`) would refuse. */
const withoutStyleElements = {
  resolve: {
    alias: {
      'react-style-singleton$': resolve('src/gatsby/browser/react-style-singleton.ts'),
    },
  },
};

/** Lets webpack's loader of chunks through the same policy; Gatsby takes no other setting of the output than a whole one. */
const trustedChunks = ({ getConfig, actions }: CreateWebpackConfigArgs): void => {
  const config: Configuration = getConfig();
  config.output = { ...config.output, trustedTypes: { policyName: chunksPolicy } };
  actions.replaceWebpackConfig(config);
};

/** Gatsby names the chunk of each template like this; parts of pages have no names. */
const isTemplate = ({ name }: { name?: string | null }): boolean =>
  name?.startsWith('component---') ?? false;

/** Source maps are of no use to visitors, and a build is a quarter faster without them. */
const noSourceMaps = { devtool: false };

/** Gatsby's own announcement of a page is English in every language (`components/layout/route-announcement.ts`). */
const silenceGatsby = ({ actions, plugins }: CreateWebpackConfigArgs): void => {
  const silent = resolve('src/gatsby/browser/route-announcer-props.ts');
  actions.setWebpackConfig({
    plugins: [plugins.normalModuleReplacement(/\/route-announcer-props$/, silent)],
  });
};

type CacheGroups = Record<string, { chunks?: unknown; name?: unknown } | false | undefined>;

/**
 * Lets every part of a page bring only what it needs. Gatsby counts parts like pages when it looks for what all of them share, so
 * the icons of the parts would come with every page at once; and it names what two of them share by names that parts do not have,
 * so things that have nothing to do with each other would come together.
 */
const chunksByNeed = ({ getConfig, actions }: CreateWebpackConfigArgs): void => {
  const config: Configuration = getConfig();
  const { splitChunks } = config.optimization ?? {};
  const groups = splitChunks ? (splitChunks.cacheGroups as CacheGroups | undefined) : undefined;
  if (groups?.commons) groups.commons.chunks = isTemplate;
  if (groups?.shared) groups.shared.name = undefined;
  actions.replaceWebpackConfig(config);
};

const isImageRule = (rule: unknown): rule is RuleSetRule =>
  typeof rule === 'object' &&
  rule !== null &&
  'test' in rule &&
  rule.test instanceof RegExp &&
  rule.test.test('drawing.svg');

/**
 * Gatsby writes small drawings into the pages and scripts that use them, as Base64, where each page brings them anew.
 * Drawings are files instead: fetched once, kept for a year, and only when they come near.
 */
const drawingsAsFiles = ({ getConfig, actions, stage }: CreateWebpackConfigArgs): void => {
  const config: Configuration = getConfig();
  const rules = config.module?.rules ?? [];
  for (const rule of rules.filter(isImageRule)) rule.exclude = /\.svg$/;
  const generator = {
    filename: 'static/[name]-[contenthash:20][ext]',
    emit: !stage.endsWith('html'),
  };
  rules.push({
    test: /\.svg$/,
    oneOf: [
      // For the few that are smaller than the request for them.
      { resourceQuery: /inline/, type: 'asset/inline' },
      { type: 'asset/resource', generator },
    ],
  });
  actions.replaceWebpackConfig(config);
};

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => {
  const { actions, stage } = args;
  if (stage === 'develop' || stage === 'build-javascript') actions.setWebpackConfig(oneI18next);
  if (stage === 'build-javascript') {
    actions.setWebpackConfig(leaner);
    actions.setWebpackConfig(withoutStyleElements);
    trustedChunks(args);
    chunksByNeed(args);
  }
  if (stage === 'build-html' || stage === 'build-javascript')
    actions.setWebpackConfig(noSourceMaps);
  silenceGatsby(args);
  drawingsAsFiles(args);
};
