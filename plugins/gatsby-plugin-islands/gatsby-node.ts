import { resolve } from 'node:path';
import { buildSync } from 'esbuild';
import type { GatsbyNode, PluginOptions } from 'gatsby';
import { shortenScriptsSlice } from './src/scripts-slice';

interface IslandsOptions extends PluginOptions {
  /** A module of the site, from the project's folder, that runs in the page's HTML with the starter. */
  pageScript?: string;
}

const starter = 'plugins/gatsby-plugin-islands/src/starter/start';

/** Bundles and minifies the starter, with the site's module if there is one. */
const bundleStarter = (pageScript: string | undefined): string => {
  const modules = [starter, pageScript].filter((module) => module !== undefined);
  const { outputFiles } = buildSync({
    stdin: {
      contents: modules.map((module) => `import ${JSON.stringify(`./${module}`)};`).join('\n'),
      resolveDir: resolve('.'),
    },
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
};

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (
  { stage, actions, plugins },
  options: IslandsOptions,
) => {
  if (stage === 'build-javascript') actions.setWebpackConfig({ plugins: [shortenScriptsSlice] });
  if (!stage.endsWith('html')) return;
  actions.setWebpackConfig({
    plugins: [
      plugins.define({
        __ISLANDS_STARTER__: JSON.stringify(bundleStarter(options.pageScript)),
      }),
    ],
  });
};
