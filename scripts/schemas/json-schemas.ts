import { z } from 'zod';
import { contentKinds } from './content-kinds';

/** Folder of the JSON Schemas, below the project's root; outside of `content/`, where only content lives. */
export const schemaFolder = 'docs/schemas';

/** Leaves out limits that only state how large numbers can be. */
const simplify = ({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void => {
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.type === 'integer' && jsonSchema.exclusiveMinimum === 0) {
    delete jsonSchema.exclusiveMinimum;
    jsonSchema.minimum = 1;
  }
};

/** Writes a zod schema as JSON Schema, in the edition that VS Code and JetBrains both know. */
export const toJsonSchema = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { target: 'draft-7', override: simplify });

/** @returns Path of a kind's JSON Schema, below the project's root. */
export const schemaPath = (name: string): string => `${schemaFolder}/${name}.schema.json`;

/** @returns The JSON Schema of every kind, by its path below the project's root. */
export const jsonSchemas = (): Record<string, string> =>
  Object.fromEntries(
    contentKinds.map(({ name, schema }) => [
      schemaPath(name),
      `${JSON.stringify(toJsonSchema(schema), null, 2)}\n`,
    ]),
  );
