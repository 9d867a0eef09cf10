import { resolve } from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import { createOutbox } from '../../scripts/outbox/outbox';
import { serveEditor } from './admin/serve-editor';

/** Lets the forms of the develop server send without an account; `/__outbox` shows what arrived. `/admin` is the editor. */
export const developMiddleware: GatsbyConfig['developMiddleware'] = (app) => {
  app.use(createOutbox({ folder: resolve('.outbox') }), serveEditor(resolve('.'), process.env));
};
