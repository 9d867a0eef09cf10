import { z } from 'zod';
import { languages } from '../languages';
import type { FieldPath } from '../errors';

/** Names of GraphQL types that are not derived from content type and field. */
export const typeNames = z.registry<{ name: string; description?: string }>();

/** GraphQL types that do not follow from the schema, such as that of a link to another node. */
export const nodeTypes = z.registry<{ type: string }>();

interface Unwrapped {
  schema: z.core.$ZodType;
  optional: boolean;
  nullable: boolean;
  /** The default of a field. */
  initial?: unknown;
}

export interface Field extends Unwrapped {
  /** Names from the outermost group inwards; the entries of a list have the name of the list. */
  path: readonly string[];
  description: string;
}

/** Removes the wrappers of optional and nullable schemas, and of those with a default. */
export const unwrap = (schema: z.core.$ZodType): Unwrapped => {
  if (schema instanceof z.ZodOptional) return { ...unwrap(schema.unwrap()), optional: true };
  if (schema instanceof z.ZodNullable) return { ...unwrap(schema.unwrap()), nullable: true };
  if (schema instanceof z.ZodDefault)
    return { ...unwrap(schema.unwrap()), initial: schema.def.defaultValue };
  return { schema, optional: false, nullable: false };
};

/** Schemas of fields, by name. */
export type Shape = Readonly<Record<string, z.core.$ZodType>>;

/** The fields of a group, or of a list's entries; undefined if the value has no fields. */
export const objectShape = (given: z.core.$ZodType): Shape | undefined => {
  const { schema } = unwrap(given);
  if (schema instanceof z.ZodObject) return schema.shape;
  if (schema instanceof z.ZodArray) return objectShape(schema.element);
  return undefined;
};

/** Whether an object, or the shape of its schema, has a value for every language. */
export const isTranslated = (group: object): boolean =>
  languages.every((language) => language in group);

/** A field's description for editors; empty if it has none. */
export const descriptionOf = (given: z.core.$ZodType): string =>
  (z.globalRegistry.get(given) ?? z.globalRegistry.get(unwrap(given).schema))?.description ?? '';

/**
 * Lists the fields of a content type, groups before their fields. A set of translations is one
 * field.
 */
export const fieldsOf = (schema: z.core.$ZodType, above: readonly string[] = []): Field[] =>
  Object.entries(objectShape(schema) ?? {}).flatMap(([name, inner]) => {
    const path = [...above, name];
    const field = unwrap(inner);
    const shape = objectShape(field.schema);
    return [
      { ...field, path, description: descriptionOf(inner) },
      ...(shape && !isTranslated(shape) ? fieldsOf(field.schema, path) : []),
    ];
  });

/** The value at a path in an entry; undefined where the entry has none. */
export const valueAt = (entry: unknown, path: FieldPath): unknown =>
  path.reduce<unknown>((inner, part) => Object(inner)[part], entry);

/** Lists the primitive values in a value, with their paths. */
export const leavesOf = (
  value: unknown,
  path: FieldPath = [],
): { field: FieldPath; value: unknown }[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) =>
        leavesOf(inner, [...path, Array.isArray(value) ? Number(key) : key]),
      )
    : [{ field: path, value }];

/** The schemas along a path, outermost first, as far as the path exists. */
const schemasAlong = (schema: z.core.$ZodType, path: FieldPath): z.core.$ZodType[] => {
  const [part, ...rest] = path;
  if (part === undefined) return [schema];
  const { schema: whole } = unwrap(schema);
  const inner =
    typeof part === 'number'
      ? whole instanceof z.ZodArray && whole.element
      : objectShape(whole)?.[String(part)];
  return inner ? [schema, ...schemasAlong(inner, rest)] : [schema];
};

/** The schema at a path, or of the closest group around it. */
export const schemaAt = (schema: z.ZodType, path: FieldPath): z.core.$ZodType =>
  schemasAlong(schema, path).at(-1) ?? schema;

/** The description of the field at a path; undefined for the entry as a whole. */
export const purposeOf = (schema: z.ZodType, path: FieldPath): string | undefined =>
  schemasAlong(schema, path)
    .slice(1)
    .flatMap((inner) => [inner, unwrap(inner).schema])
    .map((inner) => z.globalRegistry.get(inner)?.description)
    .filter(Boolean)
    .at(-1);
