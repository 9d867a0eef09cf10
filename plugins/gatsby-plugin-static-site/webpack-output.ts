import { createHash } from 'node:crypto';
import type { GatsbyNode } from 'gatsby';
import type { Compiler, Configuration } from 'webpack';
import { chunksPolicy } from './headers/content-security-policy';

/**
 * Gatsby takes webpack's hash for the identity of a build. With a warm cache that hash changes although no file does
 * (https://github.com/gatsbyjs/gatsby/issues/31628), so that open pages count as outdated. The files' names are hashed by content.
 */
const nameBuildByItsFiles = (compiler: Compiler): void => {
  compiler.hooks.thisCompilation.tap('name of the build', (compilation) => {
    compilation.hooks.afterProcessAssets.tap('name of the build', (assets) => {
      const names = Object.keys(assets).sort().join();
      compilation.hash = createHash('sha256').update(names).digest('hex').slice(0, 10);
    });
  });
};

/** Visitors get no source maps; webpack's chunk loader has the Trusted Types policy that the content security policy allows. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  actions,
  getConfig,
  stage,
}) => {
  if (stage !== 'build-javascript') return;
  actions.setWebpackConfig({ devtool: false, plugins: [{ apply: nameBuildByItsFiles }] });
  const config: Configuration = getConfig();
  const output = { ...config.output, trustedTypes: { policyName: chunksPolicy } };
  // Gatsby's setWebpackConfig ignores `output`.
  actions.replaceWebpackConfig({ ...config, output });
};
