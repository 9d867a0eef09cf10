import type { GatsbyConfig } from 'gatsby';
import { plugins } from './src/gatsby/plugins';

const config: GatsbyConfig = {
  trailingSlash: 'never',
  graphqlTypegen: { generateOnBuild: true },
  jsxRuntime: 'automatic',
  plugins,
};

export default config;
