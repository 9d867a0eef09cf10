import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Language } from '#source-content';

/** A text in every language. */
type Texts = Record<Language, string>;

interface Entries {
  site: { email: string; forms: { newsletter: { subject: string; message: string } } };
  'not-found': { title: string; heading: string; lead: string; back: string };
  plans: { name: Texts; price?: { monthly: number; yearly: number } };
  projects: { order: number; title: string; category: string; image: string };
  pages: { slug?: Texts; heading: Texts; lead: Texts };
}

const content = join(__dirname, '../../content');

const readJson = (path: string): unknown =>
  JSON.parse(readFileSync(join(content, `${path}.json`), 'utf8'));

/** An entry by its path below `content`, such as `plans/pro`. */
export const entry = <Type extends keyof Entries>(path: Type | `${Type}/${string}`) =>
  readJson(path) as Entries[Type];

/** All entries of a folder, such as `pages`. */
export const entries = <Type extends keyof Entries>(folder: Type): Entries[Type][] =>
  readdirSync(join(content, folder))
    .filter((name) => name.endsWith('.json'))
    .map((name) => entry<Type>(`${folder}/${basename(name, '.json')}`));

/** A text of the interface by its key: `text('nl', 'hero', 'start')`. */
export const text = (language: Language, namespace: string, key: string): string =>
  key
    .split('.')
    .reduce(
      (value, part) => Object(value)[part],
      readJson(`locales/${language}/${namespace}`),
    ) as string;

/** A plan whose yearly price is another one than the monthly, and its prices. */
export const plan = { key: 'explorer', ...entry('plans/explorer') };

/** The number of a price as a page writes it, with or without a separator of thousands. */
export const priceOf = (period: 'monthly' | 'yearly'): RegExp =>
  new RegExp(`^\\D*${String(plan.price?.[period]).replace(/\B(?=(\d{3})+$)/g, '[.,\\s]?')}\\D*$`);
