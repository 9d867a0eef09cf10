import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GatsbyNode, PluginOptions } from 'gatsby';
import { bundleEditor } from './src/bundle';
import { editorFiles } from './src/config';
import type { EditorOptions } from './src/options';
import { adminPath } from './src/paths';
import { serveEditor } from './src/serve-editor';

type Options = PluginOptions & EditorOptions;

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
