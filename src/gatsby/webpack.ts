import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import type { Compiler, Configuration, RuleSetRule } from 'webpack';
import { chunksPolicy } from './hosting/content-security-policy';
import { svgDataUri } from './images/svg-data-uri';

/** gatsby-plugin-react-i18next is CommonJS and would add a second copy of i18next; the alias makes both sides use the ES module. */
const oneI18next = {
  resolve: { alias: { i18next$: resolve('node_modules/i18next/dist/esm/i18next.js') } },
};

/** Libraries of Gatsby and its plugins that visitors never need; 6 KB of every page. */
const withoutUnusedModules = {
  resolve: {
    alias: {
      'react-i18next$': resolve('src/gatsby/browser/react-i18next.js'),
      // Guesses the visitor's language for redirects, which are switched off.
      'browser-lang': false as const,
      // Formats a warning of the develop server.
      outdent: false as const,
      // Load third-party scripts, the first of the two in a worker; there are none.
      '@builder.io/partytown/integration': false as const,
      'gatsby-script': false as const,
    },
  },
};

/** Gives webpack's chunk loader a Trusted Types policy. */
const trustChunks = (config: Configuration): void => {
  config.output = { ...config.output, trustedTypes: { policyName: chunksPolicy } };
};

/** Halves the hashes in file names, which every page lists; in scripts and in HTML, which name the same files. */
const shortenHashes = (config: Configuration): void => {
  config.output = { ...config.output, hashDigestLength: 10 };
};

type CacheGroups = Record<string, Record<string, unknown> | false | undefined>;

/**
 * Gatsby's `commons` and `shared` groups would put the icons of all dynamic imports on every page, and unnamed chunks into one file; its
 * `styles` group would put the styles of all pages into every page.
 */
const splitByNeed = ({ optimization }: Configuration): void => {
  const splitChunks = optimization?.splitChunks;
  const groups = splitChunks ? (splitChunks.cacheGroups as CacheGroups | undefined) : undefined;
  if (!groups) return;
  // Gatsby gives the chunks of templates such names; others have none.
  if (groups.commons)
    groups.commons.chunks = ({ name }: { name?: string }) => name?.startsWith('component---');
  if (groups.shared) groups.shared.name = undefined;
  groups.styles = false;
};

/** Gatsby renders all pages again if the code that renders them has changed, but not if only their inline styles have. */
const renderAgainWithNewStyles = (): Configuration => {
  // Names the files of scripts and styles, by their contents.
  const builtFiles = readFileSync('public/webpack.stats.json');
  const apply = (compiler: Compiler): void => {
    compiler.hooks.compilation.tap('styles', ({ hooks }) => {
      hooks.chunkHash.tap('styles', (_chunk, hash) => void hash.update(builtFiles));
    });
  };
  return { plugins: [{ apply }] };
};

/**
 * Gatsby takes webpack's hash for the identity of a build. With a warm cache that hash changes although no file does
 * (https://github.com/gatsbyjs/gatsby/issues/31628), so that open pages count as outdated. The files' names are hashed by content.
 */
const nameBuildByItsFiles = (): Configuration => {
  const apply = (compiler: Compiler): void => {
    compiler.hooks.thisCompilation.tap('name of the build', (compilation) => {
      compilation.hooks.afterProcessAssets.tap('name of the build', (assets) => {
        const names = Object.keys(assets).sort().join();
        compilation.hash = createHash('sha256').update(names).digest('hex').slice(0, 10);
      });
    });
  };
  return { plugins: [{ apply }] };
};

const takesDrawingsOrFonts = (rule: unknown): rule is RuleSetRule =>
  typeof rule === 'object' &&
  rule !== null &&
  'test' in rule &&
  rule.test instanceof RegExp &&
  (rule.test.test('drawing.svg') || rule.test.test('font.woff2'));

/** Makes drawings and fonts files, cached for a year and loaded when needed; Gatsby would inline small ones as Base64 in every page. */
const makeDrawingsAndFontsFiles = (config: Configuration, stage: string): void => {
  const rules = config.module?.rules ?? [];
  for (const rule of rules.filter(takesDrawingsOrFonts)) rule.exclude = /\.(svg|woff2)$/;
  const generator = {
    filename: 'static/[name]-[contenthash][ext]',
    emit: !stage.endsWith('html'),
  };
  rules.push({
    test: /\.(svg|woff2)$/,
    oneOf: [
      // For the few that are smaller than a request.
      { resourceQuery: /inline/, type: 'asset/inline', generator: { dataUrl: svgDataUri } },
      { type: 'asset/resource', generator },
    ],
  });
};

/** Gatsby does not find a flat ESLint config, and would check every file by rules of its own: a sixth of the time of a first bundle. */
const omitEslint = (config: Configuration): void => {
  config.plugins = config.plugins?.filter(
    (plugin) => plugin?.constructor.name !== 'ESLintWebpackPlugin',
  );
};

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  actions,
  getConfig,
  stage,
}) => {
  const add = actions.setWebpackConfig;
  if (stage === 'develop' || stage === 'build-javascript') add(oneI18next);
  if (stage === 'build-javascript') {
    add(withoutUnusedModules);
    add(nameBuildByItsFiles());
  }
  // Visitors do not need source maps, and a build is a quarter faster without them.
  if (stage === 'build-html' || stage === 'build-javascript') add({ devtool: false });
  if (stage === 'build-html') add(renderAgainWithNewStyles());

  // Gatsby does not merge what replaces its own settings.
  const config: Configuration = getConfig();
  if (stage === 'build-javascript') {
    trustChunks(config);
    splitByNeed(config);
  }
  if (stage.startsWith('build')) shortenHashes(config);
  if (stage === 'develop') omitEslint(config);
  makeDrawingsAndFontsFiles(config, stage);
  actions.replaceWebpackConfig(config);
};
