import { resolve } from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import { createOutbox } from './scripts/outbox/outbox';
import { skipBrokenImages } from './src/gatsby/develop/broken-images';
import { serveContentErrors } from './src/gatsby/develop/serve-errors';
import { contentErrorsPath } from './src/gatsby/develop/watch-errors';
import { prepareEmailSettings } from './src/gatsby/email-settings';
import { hostingAdapter } from './src/gatsby/hosting/adapter';
import { plugins } from './src/gatsby/plugins';
import { siteMetadata } from './src/gatsby/site-metadata';

prepareEmailSettings(process.env, process.env.gatsby_executing_command);

const config: GatsbyConfig = {
  siteMetadata: siteMetadata(process.env),
  trailingSlash: 'never',
  graphqlTypegen: {
    generateOnBuild: true,
    // Gatsby reads these again after each change of the content.
    documentSearchPaths: ['./src/gatsby/route-rows.ts', './src/gatsby/search/site-content.ts'],
  },
  jsxRuntime: 'automatic',
  developMiddleware: (app) => {
    app.get(contentErrorsPath, serveContentErrors(resolve()));
    app.get('/static/:digest/:options/:name', skipBrokenImages(resolve()));
    // The forms of the develop server send without an account; /__outbox shows the messages.
    app.use(createOutbox({ folder: resolve('.outbox') }));
  },
  adapter: hostingAdapter(process.env),
  plugins: plugins(process.env),
};

export default config;
