import { join } from 'node:path';
import express, { type RequestHandler } from 'express';
import { adminPath } from './paths';
import { bundleEditor } from './bundle';
import { editorFiles } from './write-editor';

/**
 * Serves the editor beside the develop server's pages, with the fields of the content as it is at the moment.
 *
 * @param root The project's root.
 * @param env The process's environment.
 */
export const serveEditor = (
  root: string,
  env: Record<string, string | undefined>,
): RequestHandler => {
  const folder = join(root, '.cache', 'admin');
  let bundled: Promise<void> | undefined;

  const editor = express.Router();
  editor.use(adminPath, async (request, response, next) => {
    // Whoever never opens the editor does not wait for it.
    bundled ??= bundleEditor(folder);
    await bundled;
    const name = request.path.slice(1) || 'index.html';
    const text = editorFiles(root, env)[name];
    if (text === undefined) return next();
    response.type(name).send(text);
  });
  editor.use(adminPath, express.static(folder, { index: false, redirect: false }));
  return editor;
};
