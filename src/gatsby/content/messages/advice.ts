import type { z } from 'zod';
import { didYouMean } from './closest';
import { bare } from '../schemas/fields';
import { fileEndings } from '../schemas/files';
import { kinds } from '../kinds';
import { quote } from './quote';

/** A sign of currency or share, and the dash or zeros that some put behind an amount. */
const around = /^[€$\s]+|(?:[.,](?:-+|00?))?[€$%\s]*(?:EUR)?$/gi;

/** Thousands apart, as in `1.600`. */
const groups = /^\d{1,3}(?:[.,\s']\d{3})+$/;

/**
 * Finds the whole number that was written as a text.
 *
 * @param text Such as `1600`, `1.600`, `€ 1600,-` or `88%`.
 * @returns Its digits, or undefined where it is no whole number.
 */
const wholeNumberIn = (text: string): string | undefined => {
  const amount = text.trim().replaceAll(around, '').trim();
  if (groups.test(amount)) return amount.replace(/\D/g, '');
  return /^\d+$/.test(amount) ? amount : undefined;
};

const endingOf = (name: string): string => name.split('.').at(-1)?.toLowerCase() ?? '';

const fromRoot = new RegExp(
  `^/?content/(?:${Object.values(kinds)
    .flatMap(({ file }) => file.match(/.*\//) ?? [])
    .join('|')
    .replaceAll('<name>', '[^/]+')})?`,
);

/** Suggests how a file should have been named. @returns The rest of a sentence. */
const nameAdvice = (found: string, endings: readonly string[]): string | undefined => {
  const path = found
    .trim()
    .replaceAll('\\', '/')
    // Seen from the root of the project, where editors copy paths from.
    .replace(fromRoot, '');
  const name = path.split('/').at(-1) ?? '';
  if (!name) return undefined;
  if (!endings.includes(endingOf(name)))
    return `save the file so that its name ends in ${endings.map((ending) => `.${ending}`).join(' or ')}`;
  const isElsewhere = /(^|\/)\.\.\/|^[a-z]+:/i.test(path);
  if (isElsewhere)
    return `a file belongs in the folder of the record that names it: put it there, and write ${quote(`./${name}`)}`;
  return `write ${quote(`./${path.replace(/^[./]+/, '')}`)}`;
};

type Issue = z.core.$ZodIssue;

const allowedIn = (issue: Issue): string[] => {
  if (issue.code === 'invalid_union') return issue.errors.flat().flatMap(allowedIn);
  return issue.code === 'invalid_value' ? issue.values.map((value) => String(value)) : [];
};

const wantsNumber = (issue: Issue): boolean =>
  issue.code === 'invalid_type' && ['number', 'int'].includes(issue.expected);

/**
 * Suggests how to fix an error, where the value shows what was meant.
 *
 * @returns The rest of a sentence or a question; undefined where there is nothing to suggest.
 */
export const advice = (
  issue: Issue,
  found: unknown,
  field: z.core.$ZodType,
): string | undefined => {
  if (found === null)
    return bare(field).optional
      ? 'leave the field out where it has no value'
      : 'this field is needed';
  if (typeof found !== 'string') return undefined;
  if (wantsNumber(issue)) {
    const meant = wholeNumberIn(found);
    if (meant) return `write ${meant}, without quotes`;
    return bare(field).nullable ? 'write null, without quotes, for none' : undefined;
  }
  const { endings } = fileEndings.get(bare(field).schema) ?? {};
  if (endings && issue.code === 'invalid_format') return nameAdvice(found, endings);
  const allowed = allowedIn(issue);
  // Where only one value is allowed, the sentence has named it already.
  const isChoice = issue.code === 'invalid_union' || allowed.length > 1;
  return isChoice ? didYouMean(found, allowed) : undefined;
};
