export { createSchemaCustomization } from './graphql-types';
export { onCreateNode, onPostBootstrap } from './nodes';
export { createPages, onCreateDevServer, onPreBootstrap } from './report';
export { createResolvers } from './resolvers';
