import { z } from 'zod';
import type { ContentFile } from '../loading/load-content';
import { fieldsOf, purposeOf } from '../schemas/fields';
import type { FieldPath } from '../messages/problem';
import { fileEndings } from '../schemas/files';
import { pictureRules, type PictureRule } from '../schemas/pictures';

/** A field in which a record names a picture or a video, in valid form. */
export interface FileUse {
  record: ContentFile;
  path: FieldPath;
  /** As it is written in the record, such as `./vela.png`. */
  name: string;
  /** Requirements of a picture; undefined for videos. */
  rule?: PictureRule;
  purpose?: string;
}

const usesIn = (record: ContentFile): FileUse[] => {
  const schema = record.identity?.kind.schema;
  if (!schema) return [];
  return fieldsOf(schema)
    .filter((field) => fileEndings.has(field.schema))
    .flatMap(({ path, schema: field }) => {
      const value = path.reduce<unknown>((inner, part) => Object(inner)[part], record.value);
      const name = z.string().safeParse(value).data;
      // The schema reports names that are not paths.
      return name !== undefined && z.core.safeParse(field, name).success
        ? [{ record, path, name, rule: pictureRules.get(field), purpose: purposeOf(schema, path) }]
        : [];
    });
};

export const fileUses = (files: readonly ContentFile[]): FileUse[] => files.flatMap(usesIn);
