export { onPreInit } from './src/gatsby/on-pre-init';
export { onPreBootstrap } from './src/gatsby/on-pre-bootstrap';
export { onCreateDevServer } from './src/gatsby/develop/refuse-requests';
export { sourceNodes } from './src/gatsby/develop/requeue-missed-changes';
export { onCreateNode } from './src/gatsby/nodes';
export { createPages } from './src/gatsby/pages';
export { onPostBuild } from './src/gatsby/on-post-build';
export { createResolvers, createSchemaCustomization } from './src/gatsby/schema';
export { onCreateWebpackConfig } from './src/gatsby/webpack';
