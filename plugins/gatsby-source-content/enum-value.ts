import { z } from 'zod';
import { nodeTypes, shapeOf, unwrap } from './fields/walk';

/** Writes an id such as `business-clubs` or `founder.portraitAlt` as a GraphQL enum value, `BUSINESS_CLUBS` or `FOUNDER_PORTRAIT_ALT`. */
export const enumValue = (id: string): string =>
  id.replaceAll(/(?<=[a-z])(?=[A-Z])|[-. ]/g, '_').toUpperCase();

/** Whether a closed set of values is a GraphQL enum; one with a GraphQL type of its own is not. */
export const isEnum = (schema: z.core.$ZodType): schema is z.ZodEnum =>
  schema instanceof z.ZodEnum && !nodeTypes.has(schema);

/** Writes the ids in an entry as GraphQL enum values, wherever its schema has a closed set. */
export const withEnumValues = (given: z.core.$ZodType, value: unknown): unknown => {
  const { schema } = unwrap(given);
  if (Array.isArray(value))
    return schema instanceof z.ZodArray
      ? value.map((item) => withEnumValues(schema.element, item))
      : value;
  if (typeof value === 'string') return isEnum(schema) ? enumValue(value) : value;
  const shape = shapeOf(schema);
  if (typeof value !== 'object' || value === null || !shape) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const field = shape[name];
      return [name, field ? withEnumValues(field, inner) : inner];
    }),
  );
};
