import { resolve } from 'node:path';
import type { CreateResolversArgs, GatsbyNode } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { GraphQLResolveInfo } from 'gatsby/graphql';
import { defaultLanguage, type Language } from '../i18n/languages';
import { casesPage, composePath } from '../i18n/route-table';
import { contentTypes } from './content/graphql-types';
import { kinds } from './content/kinds';
import { lastValidImage } from './develop/broken-images';
import { drawSwell, type Figure } from './images/draw-swell';
import { iconMask } from './images/icon-mask';
import { keepSingleFallback } from './images/image-data';

const otherTypes = `
"A JSON file below content/ as it was read. Query the kinds made from it instead: Service, Project, Plan and so on."
type ContentFile implements Node @dontInfer {
  "The file itself."
  file: File! @link(from: "parent")
}

"Settings of the site from the configuration."
type SiteSiteMetadata @dontInfer {
  "Address of the site, without trailing slash; from the environment."
  siteUrl: String!
  "Name of the agency."
  title: String!
}

"Words of the interface in one language, from content/locales."
type Locale implements Node @dontInfer {
  "Language of the words."
  language: Language!
  "Name of their file."
  ns: String!
  "The words as JSON."
  data: String!
  "Where the file is."
  fileAbsolutePath: String!
}
`;

/** Nothing is inferred from the files, so that the types do not depend on their content. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({
  actions,
  schema,
}) => {
  const { objects, enums } = contentTypes();
  actions.createTypes([
    otherTypes,
    ...enums.map((type) => schema.buildEnumType(type)),
    ...objects.map((type) => schema.buildObjectType({ ...type, extensions: { infer: false } })),
  ]);
};

interface Sluggable {
  key: string;
  language: Language;
  slug?: string;
}

interface Context {
  nodeModel: {
    findOne: <Node>(query: object) => Promise<Node | null>;
    getNodeById: <Node>(query: { id: string }) => Node | null;
  };
}

/** What Gatsby passes to a resolver that replaces another. */
interface WithOriginal<Result> extends GraphQLResolveInfo {
  originalResolver: (
    source: unknown,
    options: object,
    context: unknown,
    info: GraphQLResolveInfo,
  ) => Promise<Result | null>;
}

/** A resolver of a field without arguments. */
const from = <Source>(compute: (source: Source, { nodeModel }: Context) => unknown) => ({
  resolve: (source: Source, _arguments: object, context: Context) => compute(source, context),
});

/** Finds one record in the default language where a query names no other: `siteInfo` alone would be in any of them. */
const inDefaultLanguage = {
  resolve: (source: unknown, filter: object, context: unknown, info: WithOriginal<object>) =>
    info.originalResolver(source, { language: { eq: defaultLanguage }, ...filter }, context, info),
};

const singleRecords = Object.values(kinds)
  .filter(({ languages }) => languages.includes(defaultLanguage))
  .map(({ type }) => type.charAt(0).toLowerCase() + type.slice(1));

const imageData = {
  resolve: async (
    source: { parent: string },
    options: object,
    context: Context,
    info: WithOriginal<IGatsbyImageData>,
  ) => {
    const file = context.nodeModel.getNodeById<{ absolutePath: string }>({ id: source.parent });
    const image = await lastValidImage(file?.absolutePath ?? '', options, () =>
      info.originalResolver(source, options, context, info),
    );
    return image && keepSingleFallback(image);
  },
};

/** Resolves what needs more than one record or is too large for nodes, and reduces the data of pictures to what the site uses. */
export const createResolvers = ({ createResolvers: add }: CreateResolversArgs): void => {
  add({
    Query: Object.fromEntries(singleRecords.map((field) => [field, inDefaultLanguage])),
    SiteSiteMetadata: {
      title: from(async (_site, { nodeModel }) => {
        const info = await nodeModel.findOne<{ brand: string }>({ type: 'SiteInfo', query: {} });
        return info?.brand;
      }),
    },
    ImageSharp: { gatsbyImageData: imageData },
    Case: {
      iconMasks: from(({ icons }: { icons?: string[] }) => (icons ?? []).map(iconMask)),
      swell: from(({ results }: { results: Figure[] }) => drawSwell(results)),
      body: from(({ key, language }: Sluggable, { nodeModel }) => {
        const story = resolve('content/cases', key, `${language}.md`);
        const filter = { fileAbsolutePath: { eq: story } };
        return nodeModel.findOne({ type: 'MarkdownRemark', query: { filter } });
      }),
      path: from(async ({ language, slug }: Sluggable, { nodeModel }) => {
        const filter = { key: { eq: casesPage }, language: { eq: language } };
        const index = await nodeModel.findOne<Sluggable>({ type: 'Page', query: { filter } });
        return composePath(language, index?.slug, slug);
      }),
    },
  });
};
