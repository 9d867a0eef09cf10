import type { z } from 'zod';
import { withEnumValues } from '../enum-value';
import { withPlaceholders } from '../fields/placeholders';
import type { Shape } from '../fields/walk';
import { languages, type Language } from '../languages';
import { localize, type Localized } from '../localize';

/** What a resolver of Gatsby gets as its context. */
interface ResolverContext {
  nodeModel: {
    findOne: <Node>(query: { type: string; query: object }) => Promise<Node | null>;
  };
}

/** A field that a query computes, because it depends on other nodes. */
export interface Resolver<Source> {
  resolve: (source: Source, args: object, context: ResolverContext) => unknown;
}

/** A content type: the path and schema of its entries, and their nodes. */
export interface ContentType<Name extends string = string, Schema extends z.ZodType = z.ZodType> {
  /** Name of the GraphQL type. */
  name: Name;
  /** Path of its entries below `content/`; a type with a single entry has no `<name>`. */
  path: string;
  schema: Schema;
  /** Languages in which an entry has a node. */
  languages: readonly Language[];
  /** Fields that nodes have in addition to those of the file, or instead of them. */
  nodeFields: Shape;
  resolvers: Record<string, Resolver<never>>;
  /** The fields of a node: the entry in one language. */
  toNode(entry: z.output<Schema>, language: Language): object;
}

type Definition<Name extends string, Schema extends z.ZodObject> = Pick<
  ContentType<Name, Schema>,
  'name' | 'path' | 'schema'
> &
  Partial<Pick<ContentType<Name, Schema>, 'languages' | 'nodeFields' | 'resolvers'>> & {
    /** Placeholders that are no fields, such as a file beside the entry. */
    otherPlaceholders?: readonly string[];
    /** Computes node fields from the entry itself; those that need other nodes have a resolver. */
    derive?: (entry: Localized<z.output<Schema>>, language: Language) => object;
  };

/** Completes the definition of a content type; its schema also takes the list of placeholders. */
export const defineContentType = <Name extends string, Schema extends z.ZodObject>({
  otherPlaceholders = [],
  derive = () => ({}),
  ...definition
}: Definition<Name, Schema>): ContentType<Name, Schema> => {
  const schema = withPlaceholders(definition.schema, otherPlaceholders);
  return {
    languages,
    nodeFields: {},
    resolvers: {},
    ...definition,
    // It only adds a field, which TypeScript cannot see of a generic schema.
    schema: schema as unknown as Schema,
    toNode: (entry, language) => {
      const localized = localize(entry, language);
      const node = { ...Object(localized), ...derive(localized, language) };
      return Object(withEnumValues(schema, node));
    },
  };
};
