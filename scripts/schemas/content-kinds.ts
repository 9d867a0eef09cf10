import type { z } from 'zod';
import { kinds, type Kind } from '../../src/gatsby/content/kinds';

export interface ContentKind {
  name: string;
  /** File below `content/`; `<name>` is the name of a record. */
  file: string;
  schema: z.ZodType;
}

/** Every kind of record, in the order of the guide. */
export const contentKinds: readonly ContentKind[] = Object.entries<Kind>(kinds).map(
  ([name, { file, schema }]) => ({ name, file, schema }),
);
