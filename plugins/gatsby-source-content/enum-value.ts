import { z } from 'zod';
import { nodeTypes, objectShape, unwrap } from './fields/walk';

/**
 * Writes an id such as `business-clubs` or `founder.portraitAlt` as a GraphQL enum value,
 * `BUSINESS_CLUBS` or `FOUNDER_PORTRAIT_ALT`.
 */
export const enumValue = (id: string): string =>
  id.replaceAll(/(?<=[a-z])(?=[A-Z])|[-. ]/g, '_').toUpperCase();

/** Whether a schema becomes a GraphQL enum of its own. */
export const isEnum = (schema: z.core.$ZodType): schema is z.ZodEnum =>
  schema instanceof z.ZodEnum && !nodeTypes.has(schema);

/** Replaces the ids in an entry by GraphQL enum values. */
export const withEnumValues = (given: z.core.$ZodType, value: unknown): unknown => {
  const { schema } = unwrap(given);
  if (Array.isArray(value))
    return schema instanceof z.ZodArray
      ? value.map((item) => withEnumValues(schema.element, item))
      : value;
  if (typeof value === 'string') return isEnum(schema) ? enumValue(value) : value;
  const shape = objectShape(schema);
  if (typeof value !== 'object' || value === null || !shape) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const field = shape[name];
      return [name, field ? withEnumValues(field, inner) : inner];
    }),
  );
};
