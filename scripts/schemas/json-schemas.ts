import { z } from 'zod';
import { kinds, type Kind } from '../../src/gatsby/content/kinds';

/** Every kind of record with its name, in the order of the guide. */
export const contentKinds = Object.entries<Kind>(kinds).map(([name, kind]) => ({ name, ...kind }));

export type ContentKind = (typeof contentKinds)[number];

/** Outside of `content/`, which holds nothing but content. */
const schemaFolder = 'docs/schemas';

/** Removes limits that only state how large numbers can be. */
const simplify = ({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void => {
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.type === 'integer' && jsonSchema.exclusiveMinimum === 0) {
    delete jsonSchema.exclusiveMinimum;
    jsonSchema.minimum = 1;
  }
};

/** Writes a zod schema as JSON Schema, in the edition that VS Code and JetBrains both support. */
export const toJsonSchema = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { target: 'draft-7', io: 'input', override: simplify });

/** Path of a kind's JSON Schema, from the project's folder. */
export const schemaPath = (name: string): string => `${schemaFolder}/${name}.schema.json`;

/** The JSON Schema of every kind, by path from the project's folder. */
export const jsonSchemas = (): Record<string, string> =>
  Object.fromEntries(
    contentKinds.map(({ name, schema }) => [
      schemaPath(name),
      `${JSON.stringify(toJsonSchema(schema), null, 2)}\n`,
    ]),
  );
