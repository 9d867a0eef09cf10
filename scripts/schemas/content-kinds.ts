import type { z } from 'zod';
import { folderKinds, singleKinds } from '../../src/gatsby/content/kinds';
import { caseSchema, caseTranslationSchema } from '../../src/gatsby/content/schemas/case';

/** A kind of content file as editors meet it. */
export interface ContentKind {
  /** Name of its JSON Schema. */
  name: string;
  /** Folder or file below `content/`. */
  place: string;
  /** Whether editors can hold a whole file against the schema; front matter is only the head of one. */
  wholeFile: boolean;
  schema: z.ZodType;
}

/** Every kind of content file, in the order of the guide. */
export const contentKinds: readonly ContentKind[] = [
  ...Object.entries(folderKinds).map(([name, { schema }]) => ({
    name,
    place: `${name}/`,
    wholeFile: true,
    schema,
  })),
  { name: 'cases', place: 'cases/<case>/en.md', wholeFile: false, schema: caseSchema },
  {
    name: 'cases-translated',
    place: 'cases/<case>/nl.md and es.md',
    wholeFile: false,
    schema: caseTranslationSchema,
  },
  ...Object.entries(singleKinds).map(([name, { schema }]) => ({
    name,
    place: `${name}.json`,
    wholeFile: true,
    schema,
  })),
];
