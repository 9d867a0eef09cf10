import type { CreateResolversArgs, GatsbyNode } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { GraphQLResolveInfo } from 'gatsby/graphql';
import type { Language } from '../i18n/languages';
import { casesPage, composePath } from '../i18n/route-table';
import { drawSwell, type Figure } from './images/draw-swell';
import { iconMask } from './images/icon-mask';
import { oneFallback } from './images/image-data';
import { lastValidImage } from './develop/broken-images';
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
  getNodeById: <Node>(query: { id: string }) => Node | null;
}

/** What Gatsby hands to a resolver that stands in front of a plugin's. */
interface WithOriginal extends GraphQLResolveInfo {
  originalResolver: (
    source: unknown,
    options: object,
    context: unknown,
    info: GraphQLResolveInfo,
  ) => Promise<IGatsbyImageData | null>;
}

/**
 * Adds what is worked out from the records at build time, so that every query reads the same.
 *
 * Pages and cases get their `path`; a case stands below the page that lists the cases, hence the look-up.
 * A case also gets the drawing that its results stand on, and the icons of its list in a shape that a stylesheet can take.
 * A picture's data are cut down to what the site shows.
 */
export const createResolvers = ({ createResolvers: add }: CreateResolversArgs): void => {
  add({
    CaseFacts: {
      iconMasks: { resolve: ({ icons }: { icons?: string[] }) => (icons ?? []).map(iconMask) },
      swell: { resolve: ({ results }: { results: Figure[] }) => drawSwell(results) },
    },
    ImageSharp: {
      gatsbyImageData: {
        resolve: async (
          source: { parent: string },
          options: object,
          context: { nodeModel: NodeModel },
          info: WithOriginal,
        ) => {
          const file = context.nodeModel.getNodeById<{ absolutePath: string }>({
            id: source.parent,
          });
          const image = await lastValidImage(file?.absolutePath ?? '', options, () =>
            info.originalResolver(source, options, context, info),
          );
          return image && oneFallback(image);
        },
      },
    },
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
