import { z } from 'zod';
import { shapeOf, unwrap } from '../../gatsby/content/schemas/fields';
import { fileEndings } from '../../gatsby/content/schemas/files';

/** One text of each format that a schema may require. */
const texts = [
  'Some words',
  'Some words for a title',
  'Some more words for a description, which has to be as long as search engines show.',
  'some-words',
  'https://www.harbour.agency',
  'someone@harbour.agency',
  '+31 20 123 4567',
  '2026-01-01',
];

/**
 * Returns a value with every field of a schema, so that tests of the rules need no real content.
 * @param name Name of the field, which becomes the name of a file where it names one.
 * @throws If there is no sample value for the schema.
 */
export const sampleOf = (given: z.core.$ZodType, name = 'sample'): unknown => {
  const { schema } = unwrap(given);
  const { endings } = fileEndings.get(schema) ?? {};
  if (endings) return `./${name}.${endings[0]}`;
  if (schema instanceof z.ZodArray) return [sampleOf(schema.element, name)];
  const shape = shapeOf(schema);
  if (shape)
    return Object.fromEntries(
      Object.entries(shape).map(([field, inner]) => [field, sampleOf(inner, field)]),
    );
  const options = schema instanceof z.ZodEnum ? schema.options : [];
  const literal = schema instanceof z.ZodLiteral ? [schema.value] : [];
  const found = [...options, ...literal, 1, false, ...texts].find(
    (value) => z.core.safeParse(schema, value).success,
  );
  if (found === undefined) throw new Error(`There is no sample of the field ${name}.`);
  return found;
};
