import { buildSync } from 'esbuild';
import type { GatsbyNode } from 'gatsby';

/** Bundles and minifies the starter. */
const bundleStarter = (): string => {
  const { outputFiles } = buildSync({
    entryPoints: ['plugins/gatsby-plugin-lazy-hydration/src/starter.ts'],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
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
    plugins: [plugins.define({ __STARTER__: JSON.stringify(bundleStarter()) })],
  });
};
