import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import express, { type RequestHandler } from 'express';
import type { GatsbyNode, PluginOptions } from 'gatsby';
import { bundleEditor } from './src/bundle';
import { editorConfig, type EditorOptions } from './src/config';
import { adminPath, editorPage } from './src/page';

type Options = PluginOptions & EditorOptions;

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object({
    enabled: Joi.boolean(),
    folder: Joi.string(),
    languages: Joi.object(),
    types: Joi.array(),
    fixed: Joi.array(),
    titles: Joi.array(),
    texts: Joi.array(),
    multiline: Joi.array(),
    repository: Joi.string().allow(''),
  });

const writeSettings = (folder: string, root: string, options: EditorOptions): void => {
  writeFileSync(join(folder, 'index.html'), editorPage(options.repository));
  writeFileSync(join(folder, 'config.json'), JSON.stringify(editorConfig(root, options)));
};

/** Serves the editor with the fields of the current content. */
const serveEditor = (root: string, options: EditorOptions): RequestHandler => {
  const folder = join(root, '.cache', 'admin');
  let bundled: Promise<void> | undefined;
  return express.Router().use(async ({ path }, _response, next) => {
    // Bundled on the first request, so that the server starts without it.
    bundled ??= bundleEditor(folder);
    await bundled;
    if (path === '/') writeSettings(folder, root, options);
    next();
  }, express.static(folder));
};

export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = (
  { app, store },
  options: Options,
) => {
  const { directory } = store.getState().program;
  // Gatsby would serve the editor of an earlier build first.
  rmSync(join(directory, 'public', adminPath), { recursive: true, force: true });
  app.use(adminPath, serveEditor(directory, options));
};

/**
 * Writes the editor into the build's folder. An editor of an earlier build is removed, even if the
 * option is off.
 */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ store }, options: Options) => {
  const { directory } = store.getState().program;
  const target = join(directory, 'public', adminPath);
  rmSync(target, { recursive: true, force: true });
  if (!options.enabled) return;
  await bundleEditor(target);
  writeSettings(target, directory, options);
};
