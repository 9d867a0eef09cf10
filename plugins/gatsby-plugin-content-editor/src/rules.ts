import { z } from 'zod';
import { fileEndings } from '../../../src/gatsby/content/schemas/files';

/** The rule of a value in the form that the editor's fields are derived from. */
export interface Rule {
  type?: string;
  title?: string;
  description?: string;
  enum?: string[];
  const?: string;
  properties?: Record<string, Rule>;
  required?: string[];
  items?: Rule;
  anyOf?: Rule[];
  format?: string;
  pattern?: string;
  /** What the schema says to whoever breaks the pattern, and otherwise what the value should have been. */
  patternErrorMessage?: string;
  expected?: string;
  /** How the name of a file may end, where the value names one. */
  endings?: readonly string[];
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

/**
 * Reads the rules of a kind of record out of its zod schema.
 *
 * @param schema The schema that the build holds the records against.
 */
export const rulesOf = (schema: z.ZodType): Rule =>
  // JSON Schema says more than `Rule` does, but these fields mean the same in both; `expected` and `endings` are put in here.
  z.toJSONSchema(schema, {
    override: ({ zodSchema, jsonSchema }) => {
      if (!jsonSchema.pattern || !(zodSchema instanceof z.ZodType)) return;
      jsonSchema.endings = fileEndings.get(zodSchema)?.endings;
      jsonSchema.expected = zodSchema.safeParse(' ').error?.issues[0]?.message;
    },
  }) as Rule;
