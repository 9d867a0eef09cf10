import { resolve } from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import { createOutbox } from './scripts/outbox/outbox';
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
  developMiddleware: (app) => {
    developMiddleware(app);
    // The forms of the develop server send without an account; /__outbox shows the messages.
    app.use(createOutbox({ folder: resolve('.outbox') }));
  },
  adapter: hostingAdapter(process.env),
  plugins: plugins(process.env),
};

export default config;
