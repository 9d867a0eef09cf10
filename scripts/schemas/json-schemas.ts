import { contentTypes, type ContentType } from '../../plugins/gatsby-source-content/content-types';
import { toJsonSchema } from '../../plugins/gatsby-source-content/json-schemas';

/** Outside of `content/`, which holds nothing but content. */
const schemaFolder = 'docs/schemas';

/** Name of a content type's JSON Schema: its folder or its file, such as `plans` or `site`. */
export const schemaName = ({ path }: ContentType): string => path.replace(/[/.].*/, '');

/** Path of a content type's JSON Schema, from the project's folder. */
export const schemaPath = (type: ContentType): string =>
  `${schemaFolder}/${schemaName(type)}.schema.json`;

/** The JSON Schema of every content type, by path from the project's folder. */
export const jsonSchemas = (): Record<string, string> =>
  Object.fromEntries(
    contentTypes.map((type) => [
      schemaPath(type),
      `${JSON.stringify(toJsonSchema(type.schema), null, 2)}\n`,
    ]),
  );
