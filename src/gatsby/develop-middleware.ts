import { resolve } from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import { createOutbox } from '../../scripts/outbox/outbox';

/** Lets the forms of the develop server send without an account; `/__outbox` shows what arrived. */
export const developMiddleware: GatsbyConfig['developMiddleware'] = (app) => {
  app.use(createOutbox({ folder: resolve('.outbox') }));
};
