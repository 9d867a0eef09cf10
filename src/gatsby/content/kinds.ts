import type { z } from 'zod';
import { formatPrice } from '../../i18n/format-price';
import { languages, notFoundLanguage, type Language } from '../../i18n/languages';
import { enumValue } from './enum-value';
import { localize, type Localized } from './localize';
import { caseSchema } from './schemas/case';
import { notFoundSchema } from './schemas/not-found';
import { pageSchema } from './schemas/page';
import { planSchema } from './schemas/plan';
import { projectSchema } from './schemas/project';
import { serviceSchema } from './schemas/service';
import { siteSchema } from './schemas/site';
import { skillSchema } from './schemas/skill';
import { valueSchema } from './schemas/value';

/** What the build knows about one kind of record. */
export interface Kind<Schema extends z.ZodType = z.ZodType> {
  /** Name of the GraphQL type. */
  type: string;
  /** Where its records are below `content/`; a kind of which there is one record has no `<name>`. */
  file: string;
  schema: Schema;
  /** Languages in which the record has a node. */
  languages: readonly Language[];
  /** @returns The fields of the record's node in one language. @throws When the record does not fit the schema. */
  toNode(record: unknown, language: Language): object;
}

const defineKind = <Schema extends z.ZodType<object>>(
  type: string,
  file: string,
  schema: Schema,
  {
    only = languages,
    derive = () => ({}),
  }: {
    only?: readonly Language[];
    derive?: (record: Localized<z.output<Schema>>, language: Language) => object;
  } = {},
): Kind<Schema> => ({
  type,
  file,
  schema,
  languages: only,
  toNode: (record, language) => {
    const localized = localize(schema.parse(record), language);
    return Object.assign({}, localized, derive(localized, language));
  },
});

/** Every kind of record, in the order of the guide. */
export const kinds = {
  pages: defineKind('Page', 'pages/<name>.json', pageSchema),
  plans: defineKind('Plan', 'plans/<name>.json', planSchema, {
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
  projects: defineKind('Project', 'projects/<name>.json', projectSchema, {
    derive: ({ category }) => ({ category: enumValue(category) }),
  }),
  services: defineKind('Service', 'services/<name>.json', serviceSchema),
  skills: defineKind('Skill', 'skills/<name>.json', skillSchema),
  values: defineKind('Value', 'values/<name>.json', valueSchema),
  cases: defineKind('Case', 'cases/<name>/case.json', caseSchema),
  'not-found': defineKind('NotFound', 'not-found.json', notFoundSchema, {
    only: [notFoundLanguage],
  }),
  site: defineKind('SiteInfo', 'site.json', siteSchema),
};

export type KindName = keyof typeof kinds;

const isSingle = ([, { file }]: [string, Kind]): boolean => !file.includes('<name>');

/** Kinds with a folder of records, by the folder's name below `content/`. */
export const folderKinds: Record<string, Kind> = Object.fromEntries(
  Object.entries(kinds).filter((entry) => !isSingle(entry)),
);

/** Kinds of which there is one record, by the file's name in `content/`. */
export const singleKinds: Record<string, Kind> = Object.fromEntries(
  Object.entries(kinds).filter(isSingle),
);

/**
 * Finds out what kind of record a file below `content/` is.
 *
 * @param relativePath Path from `content/`, with forward slashes: `plans/pro.json`.
 * @returns The kind and the record's identity (what `<name>` stands for, or the file's name), or undefined for any other file.
 */
export const identify = (
  relativePath: string,
): { name: string; kind: Kind; key: string } | undefined => {
  for (const [name, kind] of Object.entries(kinds)) {
    const [before = '', after] = kind.file.split('<name>');
    if (after === undefined && relativePath === kind.file) return { name, kind, key: name };
    const key = relativePath.slice(before.length, -(after ?? '').length);
    if (after && relativePath === `${before}${key}${after}` && key && !key.includes('/'))
      return { name, kind, key };
  }
  return undefined;
};
