import type { GatsbyConfig } from 'gatsby';
import { developMiddleware } from './src/gatsby/develop/develop-middleware';
import { prepareEmailSettings } from './src/gatsby/email-settings';
import { hostingAdapter } from './src/gatsby/hosting/adapter';
import { plugins } from './src/gatsby/plugins';
import { siteMetadata } from './src/gatsby/site-metadata';

prepareEmailSettings(process.env, process.env.gatsby_executing_command);

const config: GatsbyConfig = {
  siteMetadata: siteMetadata(process.env),
  trailingSlash: 'never',
  graphqlTypegen: { generateOnBuild: true },
  jsxRuntime: 'automatic',
  developMiddleware,
  adapter: hostingAdapter(process.env),
  plugins: plugins(process.env),
};

export default config;
