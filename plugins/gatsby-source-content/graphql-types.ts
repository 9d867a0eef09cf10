import type { GatsbyNode } from 'gatsby';
import { z } from 'zod';
import { defaultLanguage, languages } from './languages';
import { enumValue, isEnum } from './enum-value';
import {
  descriptionOf,
  isTranslated,
  nodeTypes,
  objectShape,
  typeNames,
  unwrap,
  type Shape,
} from './fields/walk';
import { contentTypes } from './content-types';
import { languageNames } from './language-names';
import { fileEndings } from './fields/files';
import { referenceOf } from './fields/references';

interface TypeReference {
  type: string;
  extensions?: Record<string, object>;
}

interface Described {
  name: string;
  description: string;
}

/** A GraphQL object type, in the form of Gatsby's type builder. */
interface ObjectDefinition extends Described {
  fields: Record<string, TypeReference & { description: string }>;
  interfaces?: string[];
}

/** A GraphQL enum, in the form of Gatsby's type builder. */
interface EnumDefinition extends Described {
  values: Record<string, { description?: string }>;
}

const scalarOf = (schema: z.core.$ZodType): string | undefined => {
  if (schema instanceof z.ZodNumber) return schema.format ? 'Int' : 'Float';
  if (schema instanceof z.ZodBoolean) return 'Boolean';
  return schema instanceof z.core.$ZodString ? 'String' : undefined;
};

const nestedName = (parent: string, field: string): string =>
  parent + field.charAt(0).toUpperCase() + field.slice(1);

const commonFields: ObjectDefinition['fields'] = {
  key: {
    type: 'String!',
    description: 'Name of the entry, after its file or folder; the same in every language.',
  },
  language: { type: 'Language!', description: 'Language of the texts.' },
};

/** Lower case, unlike other enums: queries get the code from the page's context. */
const languageType: EnumDefinition = {
  name: 'Language',
  description: 'A language of the site, by its code.',
  values: Object.fromEntries(
    languages.map((code) => [code, { description: `${languageNames[code]}.` }]),
  ),
};

/**
 * Derives the GraphQL types from the schemas of the content types; a set of translations becomes
 * one value, because a node has one language. Throws for a schema without a GraphQL type, which
 * `nodeFields` can replace.
 */
export const graphqlTypes = (): { objects: ObjectDefinition[]; enums: EnumDefinition[] } => {
  const objects = new Map<string, ObjectDefinition>();
  const enums = new Map([[languageType.name, languageType]]);

  const typeOf = (given: z.core.$ZodType, name: string, description: string): TypeReference => {
    const { schema, optional, nullable } = unwrap(given);
    const end = optional || nullable ? '' : '!';
    const own = { name, description, ...typeNames.get(schema) };
    if (schema instanceof z.ZodArray) {
      const entry = typeOf(schema.element, name.replace(/s$/, ''), description);
      return { ...entry, type: `[${entry.type}]${end}` };
    }
    if (schema instanceof z.ZodObject && isTranslated(schema.shape)) {
      const value = typeOf(schema.shape[defaultLanguage], name, description);
      return end ? value : { ...value, type: value.type.replace(/!$/, '') };
    }
    if (schema instanceof z.ZodObject) {
      objects.set(own.name, { ...own, fields: graphqlFields(schema.shape, own.name) });
      return { type: own.name + end };
    }
    if (fileEndings.has(schema))
      return { type: `File${end}`, extensions: { fileByRelativePath: {} } };
    if (isEnum(schema)) {
      const values = schema.options.map((id) => {
        const value = enumValue(String(id));
        // Only fields that nodes add have values that are written as in GraphQL.
        return [value, value === id ? {} : { description: `Written ${id} in the content files.` }];
      });
      enums.set(own.name, { ...own, values: Object.fromEntries(values) });
      return { type: own.name + end };
    }
    const type = nodeTypes.get(schema)?.type ?? referenceOf(schema)?.type ?? scalarOf(schema);
    if (!type) throw new Error(`There is no GraphQL type for the schema of ${name}.`);
    return { type: type + end };
  };

  const graphqlFields = (shape: Shape, parent: string) =>
    Object.fromEntries(
      Object.entries(shape).map(([field, schema]) => {
        const description = descriptionOf(schema);
        return [field, { ...typeOf(schema, nestedName(parent, field), description), description }];
      }),
    );

  for (const { name, path, schema, languages, nodeFields } of contentTypes) {
    const shape = { ...objectShape(schema), ...nodeFields };
    const nodes = languages.length > 1 ? ' One node for each language.' : '';
    objects.set(name, {
      name,
      description: `${descriptionOf(schema)} From content/${path}.${nodes}`,
      fields: { ...graphqlFields(shape, name), ...commonFields },
      interfaces: ['Node'],
    });
  }
  return { objects: [...objects.values()], enums: [...enums.values()] };
};

const otherTypes = `
"A JSON file below content/ as it was read. Query the types made from it instead: Service, Project, Plan and so on."
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

"Texts of the interface in one language, from content/locales."
type Locale implements Node @dontInfer {
  "Language of the texts."
  language: Language!
  "Name of their file."
  ns: String!
  "The texts as JSON."
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
  const { objects, enums } = graphqlTypes();
  actions.createTypes([
    otherTypes,
    ...enums.map((type) => schema.buildEnumType(type)),
    ...objects.map((type) => schema.buildObjectType({ ...type, extensions: { infer: false } })),
  ]);
};
