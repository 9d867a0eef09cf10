import { resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';

/**
 * gatsby-plugin-react-i18next is CommonJS and would bring a second copy of i18next into the browser;
 * the alias makes both sides use the ES module.
 */
const oneI18next = {
  resolve: { alias: { i18next$: resolve('node_modules/i18next/dist/esm/i18next.js') } },
};

/** Source maps are of no use to visitors, and a build is a quarter faster without them. */
const noSourceMaps = { devtool: false };

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions, stage }) => {
  if (stage === 'develop' || stage === 'build-javascript') actions.setWebpackConfig(oneI18next);
  if (stage === 'build-html' || stage === 'build-javascript')
    actions.setWebpackConfig(noSourceMaps);
};
