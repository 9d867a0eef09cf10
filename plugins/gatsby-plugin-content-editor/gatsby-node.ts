import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import express, { type RequestHandler } from 'express';
import type { GatsbyNode, PluginOptions } from 'gatsby';
import { bundleEditor } from './src/bundle';
import { editorFiles } from './src/config';
import type { EditorOptions } from './src/options';
import { adminPath } from './src/paths';

type Options = PluginOptions & EditorOptions;

/** Serves the editor from the develop server, with the fields of the current content. */
const serveEditor = (root: string, options: EditorOptions): RequestHandler => {
  const folder = join(root, '.cache', 'admin');
  let bundled: Promise<void> | undefined;

  const editor = express.Router();
  editor.use(adminPath, async (request, response, next) => {
    // Bundled on the first request, so that the server starts without it.
    bundled ??= bundleEditor(folder);
    await bundled;
    const name = request.path.slice(1) || 'index.html';
    const files = editorFiles(root, options);
    if (!Object.hasOwn(files, name)) return next();
    response.type(name).send(files[name]);
  });
  editor.use(adminPath, express.static(folder, { index: false, redirect: false }));
  return editor;
};

export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = (
  { app, store },
  options: Options,
) => {
  const { directory } = store.getState().program;
  // Gatsby would serve the editor of an earlier build first.
  rmSync(join(directory, 'public', adminPath), { recursive: true, force: true });
  app.use(serveEditor(directory, options));
};

/** Writes the editor into the build's folder. An editor of an earlier build is removed, even if the option is off. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ store }, options: Options) => {
  const { directory } = store.getState().program;
  const target = join(directory, 'public', adminPath);
  rmSync(target, { recursive: true, force: true });
  if (!options.enabled) return;
  await bundleEditor(target);
  for (const [name, text] of Object.entries(editorFiles(directory, options))) {
    writeFileSync(join(target, name), text);
  }
};
