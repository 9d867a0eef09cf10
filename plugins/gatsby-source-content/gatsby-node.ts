export { createSchemaCustomization } from './graphql-types';
export { onCreateNode } from './nodes';
export { createPages, onCreateDevServer, onPreBootstrap } from './report';
export { createResolvers } from './resolvers';
