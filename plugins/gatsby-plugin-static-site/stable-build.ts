import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler, WebpackPluginInstance } from 'webpack';

/**
 * Gatsby identifies a build by webpack's hash, which changes with a warm cache although no file
 * does, so that open pages count as outdated: https://github.com/gatsbyjs/gatsby/issues/31628. The
 * files' names have content hashes.
 */
export const hashBuildByFileNames: WebpackPluginInstance = {
  apply: (compiler: Compiler) =>
    compiler.hooks.thisCompilation.tap('static site', (compilation) =>
      compilation.hooks.afterProcessAssets.tap('static site', (assets) => {
        const names = Object.keys(assets).sort().join();
        compilation.hash = createHash('sha256').update(names).digest('hex').slice(0, 20);
      }),
    ),
};

/**
 * With a warm cache Gatsby keeps pages whose inline styles have changed, unless the hash of its
 * renderer changes too.
 */
export const renderAfterStyleChange: WebpackPluginInstance = {
  apply: (compiler: Compiler) =>
    compiler.hooks.compilation.tap('static site', ({ hooks }) =>
      hooks.chunkHash.tap('static site', (_chunk, hash) => {
        // Lists scripts and styles by hashed names.
        hash.update(readFileSync(join(compiler.context, 'public/webpack.stats.json')));
      }),
    ),
};
