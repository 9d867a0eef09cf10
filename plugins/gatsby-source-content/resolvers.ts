import type { CreateResolversArgs } from 'gatsby';
import type { GraphQLResolveInfo } from 'gatsby/graphql';
import { contentTypes } from './content-types';
import type { Resolver } from './content-types/define';
import { defaultLanguage } from './languages';

/** What Gatsby passes to a resolver that replaces another. */
interface WithOriginal extends GraphQLResolveInfo {
  originalResolver: (
    source: unknown,
    args: object,
    context: unknown,
    info: GraphQLResolveInfo,
  ) => Promise<unknown>;
}

/** Defaults a query of one entry, such as `siteInfo`, to the default language. */
const inDefaultLanguage = {
  resolve: (source: unknown, args: object, context: unknown, info: WithOriginal) =>
    info.originalResolver(source, { language: { eq: defaultLanguage }, ...args }, context, info),
};

/** The fields of `Query` that find one entry, such as `siteInfo`. */
const singleQueries = contentTypes
  .filter(({ languages }) => languages.includes(defaultLanguage))
  .map(({ name }) => name.charAt(0).toLowerCase() + name.slice(1));

const title: Resolver<unknown> = {
  resolve: async (_site, _args, { nodeModel }) => {
    const info = await nodeModel.findOne<{ brand: string }>({ type: 'SiteInfo', query: {} });
    return info?.brand;
  },
};

/**
 * Resolves the fields of the content types that depend on other nodes, and queries without a
 * language.
 */
export const createResolvers = ({ createResolvers: add }: CreateResolversArgs): void =>
  add({
    Query: Object.fromEntries(singleQueries.map((field) => [field, inDefaultLanguage])),
    SiteSiteMetadata: { title },
    ...Object.fromEntries(contentTypes.map(({ name, resolvers }) => [name, resolvers])),
  });
