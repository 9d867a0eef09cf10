import { join } from 'node:path';
import express, { type RequestHandler } from 'express';
import { bundleEditor } from './bundle';
import { editorFiles } from './config';
import type { EditorOptions } from './options';
import { adminPath } from './paths';

/** Serves the editor from the develop server, with the fields of the current content. */
export const serveEditor = (root: string, options: EditorOptions): RequestHandler => {
  const folder = join(root, '.cache', 'admin');
  let bundled: Promise<void> | undefined;

  const editor = express.Router();
  editor.use(adminPath, async (request, response, next) => {
    // Bundled on the first request, so that the server starts without it.
    bundled ??= bundleEditor(folder);
    await bundled;
    const name = request.path.slice(1) || 'index.html';
    const text = editorFiles(root, options)[name];
    if (text === undefined) return next();
    response.type(name).send(text);
  });
  editor.use(adminPath, express.static(folder, { index: false, redirect: false }));
  return editor;
};
