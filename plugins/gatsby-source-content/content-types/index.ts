import type { z } from 'zod';
import { caseType } from './case';
import type { ContentType } from './define';
import { legalPageType } from './legal-page';
import { notFoundType } from './not-found';
import { pageType } from './page';
import { planType } from './plan';
import { projectType } from './project';
import { questionType } from './question';
import { serviceType } from './service';
import { siteType } from './site';
import { skillType } from './skill';
import { valueType } from './value';

export type { ContentType };

/** Every content type, in the order of `content/README.md`. */
const types = [
  pageType,
  planType,
  questionType,
  projectType,
  serviceType,
  skillType,
  valueType,
  caseType,
  legalPageType,
  notFoundType,
  siteType,
] as const;

type Types = (typeof types)[number];

export type TypeName = Types['name'];

/** A validated file of a content type. */
export type Entry<Name extends TypeName> = z.output<Extract<Types, { name: Name }>['schema']>;

export const contentTypes: readonly ContentType[] = types;

/**
 * Paths of the entries that are in a folder of their own, with a Markdown file for each language
 * beside them.
 */
export const pathsWithMarkdown: readonly string[] = types
  .map(({ path }) => path)
  .filter((path) => path.includes('/<name>/'));

/**
 * Identifies the entry at a path below `content/`, such as `plans/pro.json`; undefined if the file
 * is no entry.
 */
export const identify = (path: string): { type: ContentType; key: string } | undefined => {
  for (const type of contentTypes) {
    const [before = '', after] = type.path.split('<name>');
    if (path === type.path) return { type, key: path.replace('.json', '') };
    if (after === undefined || !path.startsWith(before) || !path.endsWith(after)) continue;
    const key = path.slice(before.length, -after.length);
    if (key && !key.includes('/')) return { type, key };
  }
  return undefined;
};
