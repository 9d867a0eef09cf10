import type { z } from 'zod';
import { formatPrice } from '../../i18n/format-price';
import { languages, notFoundLanguage, type Language } from '../../i18n/languages';
import { composePath } from '../../i18n/route-table';
import { withEnumValues } from './enum-value';
import type { Shape } from './schemas/fields';
import { localize, type Localized } from './localize';
import { caseNodeFields, caseSchema } from './schemas/case';
import { notFoundSchema } from './schemas/not-found';
import { pageNodeFields, pageSchema } from './schemas/page';
import { withPlaceholders } from './schemas/placeholders';
import { planNodeFields, planSchema } from './schemas/plan';
import { projectSchema } from './schemas/project';
import { serviceNodeFields, serviceSchema } from './schemas/service';
import { siteSchema } from './schemas/site';
import { skillSchema } from './schemas/skill';
import { valueSchema } from './schemas/value';

/** What the build knows about a kind of record. */
export interface Kind<Schema extends z.ZodType = z.ZodType> {
  /** Name of the GraphQL type. */
  type: string;
  /** Path of its records below `content/`; a kind with a single record has no `<name>`. */
  file: string;
  schema: Schema;
  /** Languages in which the record has a node. */
  languages: readonly Language[];
  /** Fields that nodes have in addition to those of the file, or instead of them. */
  added: Shape;
  toNode(record: z.output<Schema>, language: Language): object;
}

interface Options<Schema extends z.ZodObject> {
  only?: readonly Language[];
  added?: Shape;
  /** What can be marked as a placeholder besides the fields, such as a file beside the record. */
  marks?: readonly string[];
  /** Computes added fields; those that need more than the record have a resolver. */
  derive?: (record: Localized<z.output<Schema>>, language: Language) => object;
}

const defineKind = <Schema extends z.ZodObject>(
  type: string,
  file: string,
  schema: Schema,
  { only = languages, marks = [], added = {}, derive = () => ({}) }: Options<Schema> = {},
): Kind<Schema> => {
  const whole = withPlaceholders(schema, marks);
  return {
    type,
    file,
    // Every field of the schema is still there; the compiler cannot see that of any schema.
    schema: whole as unknown as Schema,
    languages: only,
    added,
    toNode: (record, language) => {
      const localized = localize(record, language);
      return { ...Object(withEnumValues(whole, localized)), ...derive(localized, language) };
    },
  };
};

/** Every kind of record, in the order of the guide. */
export const kinds = {
  pages: defineKind('Page', 'pages/<name>.json', pageSchema, {
    added: pageNodeFields,
    derive: ({ slug }, language) => ({ path: composePath(language, slug) }),
  }),
  plans: defineKind('Plan', 'plans/<name>.json', planSchema, {
    added: planNodeFields,
    derive: ({ price }, language) => ({
      price:
        price === 'custom'
          ? null
          : {
              ...price,
              monthlyLabel: formatPrice(price.monthly, language),
              yearlyLabel: formatPrice(price.yearly, language),
            },
    }),
  }),
  projects: defineKind('Project', 'projects/<name>.json', projectSchema),
  services: defineKind('Service', 'services/<name>.json', serviceSchema, {
    added: serviceNodeFields,
    derive: ({ group }) => ({ anchor: group }),
  }),
  skills: defineKind('Skill', 'skills/<name>.json', skillSchema),
  values: defineKind('Value', 'values/<name>.json', valueSchema),
  cases: defineKind('Case', 'cases/<name>/case.json', caseSchema, {
    added: caseNodeFields,
    marks: ['story'],
  }),
  'not-found': defineKind('NotFound', 'not-found.json', notFoundSchema, {
    only: [notFoundLanguage],
  }),
  site: defineKind('SiteInfo', 'site.json', siteSchema, { marks: ['privacy statement'] }),
};

export type KindName = keyof typeof kinds;

const kindsWhere = (hasFolder: boolean): Record<string, Kind> =>
  Object.fromEntries(
    Object.entries(kinds).filter(([, { file }]) => file.includes('<name>') === hasFolder),
  );

/** Kinds with a folder of records, by the folder's name below `content/`. */
export const folderKinds = kindsWhere(true);

/** Kinds of which there is one record, by the file's name in `content/`. */
export const singleKinds = kindsWhere(false);

export interface Identity {
  /** Name of the kind. */
  name: string;
  kind: Kind;
  /** What `<name>` is in the file's path, or the name of the kind. */
  key: string;
}

/** Identifies the record at a path below `content/`, such as `plans/pro.json`; undefined if the file is no record. */
export const identify = (relativePath: string): Identity | undefined => {
  for (const [name, kind] of Object.entries<Kind>(kinds)) {
    const pattern = kind.file.replace('.', '\\.').replace('<name>', '([^/]+)');
    const match = new RegExp(`^${pattern}$`).exec(relativePath);
    if (match) return { name, kind, key: match[1] ?? name };
  }
  return undefined;
};
