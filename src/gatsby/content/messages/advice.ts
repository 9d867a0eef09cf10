import { extname } from 'node:path';
import type { z } from 'zod';
import { didYouMean } from './closest';
import { descriptionOf, unwrap } from '../schemas/fields';
import { fileEndings } from '../schemas/files';
import { kinds } from '../kinds';
import { alternatives, quote } from './quote';

/** Currency and percent signs around an amount, and the dash or zeros behind it. */
const around = /^[€$\s]+|(?:[.,](?:-+|00?))?[€$%\s]*(?:EUR)?$/gi;

/** Groups of thousands, as in `1.600`. */
const groups = /^\d{1,3}(?:[.,\s']\d{3})+$/;

/** The digits of a whole number in a text such as `1600`, `1.600`, `€ 1600,-` or `88%`; undefined if it is none. */
const wholeNumberIn = (text: string): string | undefined => {
  const amount = text.trim().replaceAll(around, '').trim();
  if (groups.test(amount)) return amount.replace(/\D/g, '');
  return /^\d+$/.test(amount) ? amount : undefined;
};

const fromRoot = new RegExp(
  `^/?content/(?:${Object.values(kinds)
    .flatMap(({ file }) => file.match(/.*\//) ?? [])
    .join('|')
    .replaceAll('<name>', '[^/]+')})?`,
);

/** Suggests the name that a file should have, as the rest of a sentence. */
const nameAdvice = (found: string, endings: readonly string[]): string | undefined => {
  const path = found
    .trim()
    .replaceAll('\\', '/')
    // Editors copy paths that start at the root of the project.
    .replace(fromRoot, '');
  const name = path.split('/').at(-1) ?? '';
  if (!name) return undefined;
  if (!endings.includes(extname(name).slice(1).toLowerCase()))
    return `save the file so that its name ends in ${alternatives(endings.map((ending) => `.${ending}`))}`;
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

/** Suggests a fix, as the rest of a sentence or a question; undefined where the value does not show what was meant. */
export const advice = (
  issue: Issue,
  found: unknown,
  field: z.core.$ZodType,
): string | undefined => {
  const { schema, optional, nullable, initial } = unwrap(field);
  if (found === null)
    return optional || initial !== undefined
      ? 'leave the field out where it has no value'
      : 'this field is needed';
  if (typeof found !== 'string') return undefined;
  if (issue.code === 'invalid_type' && ['number', 'int'].includes(issue.expected)) {
    const meant = wholeNumberIn(found);
    if (meant) return `write ${meant}, without quotes`;
    return nullable ? 'write null, without quotes, for none' : undefined;
  }
  const { endings } = fileEndings.get(schema) ?? {};
  if (endings && issue.code === 'invalid_format') return nameAdvice(found, endings);
  const allowed = allowedIn(issue);
  // The sentence has already named a single allowed value.
  const isChoice = issue.code === 'invalid_union' || allowed.length > 1;
  // A description that has the word says what was meant: `kelp green`.
  const isDescribed = descriptionOf(field).split(/\W+/).includes(found);
  return isChoice && !isDescribed ? didYouMean(found, allowed) : undefined;
};
