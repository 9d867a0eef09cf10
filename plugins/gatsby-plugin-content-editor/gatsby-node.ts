import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { GatsbyNode, PluginOptions } from 'gatsby';
import type { EditorOptions } from './src/options';
import { adminPath } from './src/paths';
import { serveEditor } from './src/serve-editor';
import { writeEditor } from './src/write-editor';

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

export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ store }, options: Options) => {
  const { directory } = store.getState().program;
  await writeEditor(directory, join(directory, 'public'), options);
};
