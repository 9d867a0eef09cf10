import { readFileSync } from 'node:fs';
import { buildSync } from 'esbuild';
import type { GatsbyNode } from 'gatsby';

/** Imports whose chunk has a name with this beginning are needed on every page. */
const prefetchPrefix = 'prefetch-';

/**
 * The files that React needs on the pages of each template, without their styles, which are in the
 * HTML.
 */
const filesByTemplate = (): Record<string, string[]> => {
  // Gatsby's list of the files of each chunk.
  const { assetsByChunkName: files }: { assetsByChunkName: Record<string, string[]> } = JSON.parse(
    readFileSync('public/webpack.stats.json', 'utf8'),
  );
  const filesOf = (chunk: string): string[] => files[chunk] ?? [];
  const everywhere = Object.keys(files)
    .filter((chunk) => chunk.startsWith(prefetchPrefix))
    .flatMap(filesOf);
  return Object.fromEntries(
    Object.keys(files).map((template) => [
      template,
      [
        ...['app', template].flatMap(filesOf).filter((file) => file.endsWith('.js')),
        ...everywhere,
      ].map((file) => `/${file}`),
    ]),
  );
};

/** Bundles and minifies the starter. */
const bundleStarter = (): string => {
  const { outputFiles } = buildSync({
    entryPoints: ['plugins/gatsby-plugin-lazy-hydration/src/starter.ts'],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    // Without the project's settings, which would add "use strict".
    tsconfigRaw: '{}',
    write: false,
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
};

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  stage,
  actions,
  plugins,
}) => {
  if (!stage.endsWith('html')) return;
  actions.setWebpackConfig({
    plugins: [
      plugins.define({
        __STARTER__: JSON.stringify(bundleStarter()),
        // The scripts are built before the HTML; the develop server has no list of them.
        __FILES__: JSON.stringify(stage === 'build-html' ? filesByTemplate() : {}),
      }),
    ],
  });
};
