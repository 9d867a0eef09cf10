import { resolve } from 'node:path';
import type { Application } from 'express';
import { skipBrokenImages } from './broken-images';
import { serveContentErrors } from './serve-errors';
import { contentErrorsPath } from './watch-errors';

/** Reports content errors to the browser, and keeps broken images from ending the develop server. */
export const developMiddleware = (app: Application): void => {
  app.get(contentErrorsPath, serveContentErrors(resolve()));
  app.get('/static/:digest/:options/:name', skipBrokenImages(resolve()));
};
