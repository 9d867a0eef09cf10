import { resolve } from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import { createOutbox } from '../../../scripts/outbox/outbox';
import { mistakesAddress } from './errors-address';
import { serveMistakes } from './serve-errors';
import { spareBrokenPictures } from './skip-broken-images';

/**
 * Lets the forms of the develop server send without an account, where `/__outbox` shows what arrived; tells the browser which mistakes
 * the content has; and lets no picture be made that would end the server.
 */
export const developMiddleware: GatsbyConfig['developMiddleware'] = (app) => {
  app.get(mistakesAddress, serveMistakes(resolve()));
  app.get('/static/:digest/:options/:name', spareBrokenPictures(resolve()));
  app.use(createOutbox({ folder: resolve('.outbox') }));
};
