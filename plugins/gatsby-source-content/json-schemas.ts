import { z } from 'zod';
import { contentTypes } from './content-types';

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

/** The JSON Schema of every content type, with the path of its files below `content/`. */
export const jsonSchemas = () =>
  contentTypes.map(({ path, schema }) => ({
    path,
    schema: toJsonSchema(schema),
  }));
