import { z } from 'zod';
import { file } from '../content/schemas/common';

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
  // JSON Schema says more than `Rule` does, but these fields mean the same in both; `expected` is put in here.
  z.toJSONSchema(schema, {
    override: ({ zodSchema, jsonSchema }) => {
      if (!jsonSchema.pattern || !(zodSchema instanceof z.ZodType)) return;
      jsonSchema.expected = zodSchema.safeParse(' ').error?.issues[0]?.message;
    },
  }) as Rule;

/** A picture or video beside the record. */
export const isFile = ({ pattern }: Rule): boolean => pattern === rulesOf(file).pattern;

/** A text that may be anything but empty; every required field of the editor is that already. */
export const isAnyText = ({ pattern }: Rule): boolean => pattern === '\\S';
