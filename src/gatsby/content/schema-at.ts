import { z } from 'zod';
import { bare, shapeOf } from './fields';
import type { FieldPath } from './problem';

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

/**
 * @param schema Schema of a kind.
 * @param path Place of a field.
 * @returns The schema at that place, or of the closest group around it.
 */
export const schemaAt = (schema: z.ZodType, path: FieldPath): z.core.$ZodType =>
  along(schema, path).at(-1) ?? schema;

/**
 * Tells what a field is for, in the words of the schema.
 *
 * @param schema Schema of a kind.
 * @param path Place of a field; that of a translation leads to the field that is translated.
 * @returns A sentence, or undefined where the record as a whole is meant.
 */
export const purposeOf = (schema: z.ZodType, path: FieldPath): string | undefined =>
  along(schema, path)
    .slice(1)
    .flatMap((inner) => [inner, bare(inner).schema])
    .map((inner) => z.globalRegistry.get(inner)?.description)
    .filter(Boolean)
    .at(-1);
