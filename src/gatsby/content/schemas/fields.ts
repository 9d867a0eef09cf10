import { z } from 'zod';
import { languages } from '../../../i18n/languages';
import type { FieldPath } from '../messages/problem';

/** A schema without the wrappers that make its value optional. */
export interface Bare {
  schema: z.core.$ZodType;
  optional: boolean;
  nullable: boolean;
}

/** One field of a kind of record. */
export interface Field extends Bare {
  /** Names from the outermost group inwards; the entries of a list share the name of the list. */
  path: readonly string[];
  /** What it is, in words for editors. */
  description: string;
}

/** Looks through "may be left out" and "may be null". @returns The schema of the value itself. */
export const bare = (schema: z.core.$ZodType): Bare => {
  if (schema instanceof z.ZodOptional) return { ...bare(schema.unwrap()), optional: true };
  if (schema instanceof z.ZodNullable) return { ...bare(schema.unwrap()), nullable: true };
  return { schema, optional: false, nullable: false };
};

/** Schemas of fields, by name. */
export type Shape = Readonly<Record<string, z.core.$ZodType>>;

/**
 * Finds the fields one level down: those of a group, of the group among several shapes, or of a list's entries.
 *
 * @returns Schemas by name; undefined where a value has no fields.
 */
export const shapeOf = (given: z.core.$ZodType): Shape | undefined => {
  const { schema } = bare(given);
  if (schema instanceof z.ZodObject) return schema.shape;
  if (schema instanceof z.ZodArray) return shapeOf(schema.element);
  if (schema instanceof z.ZodUnion) return schema.options.map(shapeOf).find(Boolean);
  return undefined;
};

/** Checks whether a shape is one value in every language. */
export const isTranslated = (shape: Record<string, unknown>): boolean =>
  languages.every((language) => language in shape);

/** @returns What a field is, in words for editors; empty where its schema has no description. */
export const descriptionOf = (given: z.core.$ZodType): string =>
  (z.globalRegistry.get(given) ?? z.globalRegistry.get(bare(given).schema))?.description ?? '';

/** Lists the fields of a kind, groups before their fields. A set of translations is one field. */
export const fieldsOf = (schema: z.core.$ZodType, above: readonly string[] = []): Field[] =>
  Object.entries(shapeOf(schema) ?? {}).flatMap(([name, inner]) => {
    const path = [...above, name];
    const field = bare(inner);
    const shape = shapeOf(field.schema);
    return [
      { ...field, path, description: descriptionOf(inner) },
      ...(shape && !isTranslated(shape) ? fieldsOf(field.schema, path) : []),
    ];
  });

/** The schemas along a path, outermost first, as far as the schema knows the way. */
const along = (schema: z.core.$ZodType, path: FieldPath): z.core.$ZodType[] => {
  const [part, ...rest] = path;
  if (part === undefined) return [schema];
  const { schema: whole } = bare(schema);
  const inner =
    typeof part === 'number'
      ? whole instanceof z.ZodArray && whole.element
      : shapeOf(whole)?.[String(part)];
  return inner ? [schema, ...along(inner, rest)] : [schema];
};

/** @returns The schema at that place, or of the closest group around it. */
export const schemaAt = (schema: z.ZodType, path: FieldPath): z.core.$ZodType =>
  along(schema, path).at(-1) ?? schema;

/** Finds what a field is for, in the words of the schema. @returns A sentence, or undefined where the record as a whole is meant. */
export const purposeOf = (schema: z.ZodType, path: FieldPath): string | undefined =>
  along(schema, path)
    .slice(1)
    .flatMap((inner) => [inner, bare(inner).schema])
    .map((inner) => z.globalRegistry.get(inner)?.description)
    .filter(Boolean)
    .at(-1);
