export { onPreBootstrap } from './src/gatsby/content-check';
export { onCreateNode } from './src/gatsby/nodes';
export { createPages } from './src/gatsby/pages';
export { createResolvers, createSchemaCustomization } from './src/gatsby/schema';
export { onCreateWebpackConfig } from './src/gatsby/webpack';
