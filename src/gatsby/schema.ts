import type { CreateResolversArgs, GatsbyNode } from 'gatsby';
import type { Language } from '../i18n/languages';
import { casesPage, composePath } from '../i18n/route-table';
import { typeDefs } from './type-defs';

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(typeDefs);
};

interface Sluggable {
  language: Language;
  slug?: string;
}

interface NodeModel {
  findOne: <Node>(query: object) => Promise<Node | null>;
}

/**
 * Gives pages and cases their `path`, so that queries and page creation read the same one.
 *
 * A case stands below the page that lists the cases, hence the look-up.
 */
export const createResolvers = ({ createResolvers: add }: CreateResolversArgs): void => {
  add({
    Page: { path: { resolve: ({ language, slug }: Sluggable) => composePath(language, slug) } },
    Case: {
      path: {
        resolve: async (
          { language, slug }: Sluggable,
          _arguments: unknown,
          { nodeModel }: { nodeModel: NodeModel },
        ) => {
          const index = await nodeModel.findOne<Sluggable>({
            type: 'Page',
            query: { filter: { key: { eq: casesPage }, language: { eq: language } } },
          });
          return composePath(language, index?.slug, slug);
        },
      },
    },
  });
};
