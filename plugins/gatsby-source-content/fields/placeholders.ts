import { z } from 'zod';
import { descriptionOf, fieldsOf } from './walk';

/**
 * Adds to a content type the list of its placeholders, which npm run launch-check reports: fields
 * whose content is not final yet, and `others` that are no fields.
 */
export const withPlaceholders = <Schema extends z.ZodObject>(
  schema: Schema,
  others: readonly string[],
) => {
  const names = [...fieldsOf(schema).map(({ path }) => path.join('.')), ...others];
  return schema
    .extend({
      placeholders: z
        .array(z.enum(names))
        .nonempty()
        .refine((listed) => new Set(listed).size === listed.length, 'each name once')
        .describe(
          'What of this entry still is what the site came with. Put in your own, or approve what is there, and take its name out; with the last one, leave out the whole list.',
        )
        .optional(),
    })
    .describe(descriptionOf(schema));
};
