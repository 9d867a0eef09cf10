import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler, WebpackPluginInstance } from 'webpack';

/**
 * Gatsby takes webpack's hash for the identity of a build. With a warm cache that hash changes although no file does, so that open pages
 * count as outdated: https://github.com/gatsbyjs/gatsby/issues/31628. The files' names are hashed by content.
 */
export const nameBuildByItsFiles: WebpackPluginInstance = {
  apply: (compiler: Compiler) =>
    compiler.hooks.thisCompilation.tap('static site', (compilation) =>
      compilation.hooks.afterProcessAssets.tap('static site', (assets) => {
        const names = Object.keys(assets).sort().join();
        compilation.hash = createHash('sha256').update(names).digest('hex').slice(0, 20);
      }),
    ),
};

/** With a warm cache Gatsby keeps pages whose inline styles have changed, unless the code that renders them changes as well. */
export const renderWithNewStyles: WebpackPluginInstance = {
  apply: (compiler: Compiler) =>
    compiler.hooks.compilation.tap('static site', ({ hooks }) =>
      hooks.chunkHash.tap('static site', (_chunk, hash) => {
        // Names the files of scripts and styles, by their contents.
        hash.update(readFileSync(join(compiler.context, 'public/webpack.stats.json')));
      }),
    ),
};
