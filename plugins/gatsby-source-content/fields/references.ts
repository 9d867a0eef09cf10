import { z } from 'zod';

/** The content type of the entries that a field can name, and their folder below `content/`. */
interface Reference {
  type: string;
  folder: string;
}

const references = z.registry<Reference>();

/** What a field can name; undefined if it names no entry. */
export const referenceOf = (schema: z.core.$ZodType): Reference | undefined =>
  references.get(schema);

/** The name of another entry, which is that of its file or folder. */
export const reference = (type: string, folder: string, description: string) =>
  z.string().meta({ description, collection: folder }).register(references, { type, folder });
