import { join } from 'node:path';
import type { GatsbyNode, PluginOptions } from 'gatsby';
import type { EditorOptions } from './src/options';
import { serveEditor } from './src/serve-editor';
import { writeEditor } from './src/write-editor';

type Options = PluginOptions & EditorOptions;

export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = (
  { app, store },
  options: Options,
) => {
  app.use(serveEditor(store.getState().program.directory, options));
};

export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ store }, options: Options) => {
  const { directory } = store.getState().program;
  await writeEditor(directory, join(directory, 'public'), options);
};
