import type { z } from 'zod';
import { formatPrice } from '../../i18n/format-price';
import { languages, notFoundLanguage, type Language } from '../../i18n/languages';
import { enumValue } from './enum-value';
import { localize, type Localized } from './localize';
import { notFoundSchema } from './schemas/not-found';
import { pageSchema } from './schemas/page';
import { planSchema } from './schemas/plan';
import { projectSchema } from './schemas/project';
import { serviceSchema } from './schemas/service';
import { siteSchema } from './schemas/site';
import { skillSchema } from './schemas/skill';
import { valueSchema } from './schemas/value';

/** What the build knows about one kind of JSON record. */
export interface Kind {
  /** Name of the GraphQL type. */
  type: string;
  schema: z.ZodType;
  /** Languages in which the record has a node. */
  languages: readonly Language[];
  /** @returns The fields of the record's node in one language. @throws When the record does not fit the schema. */
  toNode: (record: unknown, language: Language) => object;
}

const defineKind = <Schema extends z.ZodType<object>>(
  type: string,
  schema: Schema,
  {
    only = languages,
    derive = () => ({}),
  }: {
    only?: readonly Language[];
    derive?: (record: Localized<z.output<Schema>>, language: Language) => object;
  } = {},
): Kind => ({
  type,
  schema,
  languages: only,
  toNode: (record, language) => {
    const localized = localize(schema.parse(record), language);
    return Object.assign({}, localized, derive(localized, language));
  },
});

/** Kinds with a folder of records, by the folder's name below `content/`. */
export const folderKinds: Record<string, Kind> = {
  pages: defineKind('Page', pageSchema),
  plans: defineKind('Plan', planSchema, {
    derive: ({ line, price }, language) => ({
      line: enumValue(line),
      price:
        price === 'custom'
          ? null
          : {
              monthly: price.monthly,
              yearly: price.yearly,
              monthlyLabel: formatPrice(price.monthly, language),
              yearlyLabel: formatPrice(price.yearly, language),
            },
    }),
  }),
  projects: defineKind('Project', projectSchema, {
    derive: ({ category }) => ({ category: enumValue(category) }),
  }),
  services: defineKind('Service', serviceSchema),
  skills: defineKind('Skill', skillSchema),
  values: defineKind('Value', valueSchema),
};

/** Kinds of which there is one record, by the file's name in `content/`. */
export const singleKinds: Record<string, Kind> = {
  'not-found': defineKind('NotFound', notFoundSchema, { only: [notFoundLanguage] }),
  site: defineKind('SiteInfo', siteSchema),
};

/**
 * Tells what a JSON file below `content/` is.
 *
 * @param relativePath Path from `content/`, with forward slashes: `plans/pro.json`.
 * @returns The kind and the record's identity (the file's name), or undefined where no kind of record lives.
 */
export const identify = (relativePath: string): { kind: Kind; key: string } | undefined => {
  const match = /^(?:([^/]+)\/)?([^/]+)\.json$/.exec(relativePath);
  if (!match) return undefined;
  const [, folder, key = ''] = match;
  const kind = folder ? folderKinds[folder] : singleKinds[key];
  return kind && { kind, key };
};
