export { createSchemaCustomization } from './graphql-types';
export { onCreateNode } from './nodes';
export { pluginOptionsSchema } from './options';
export { createPages, onCreateDevServer, onPreBootstrap } from './report';
export { createResolvers } from './resolvers';
