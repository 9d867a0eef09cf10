import type { z } from 'zod';
import { didYouMean } from './closest';
import { bare } from './fields';
import { nameAdvice } from './name-advice';
import { fileEndings } from './schemas/files';
import { wholeNumberIn } from './parse-whole-number';

type Issue = z.core.$ZodIssue;

const allowedIn = (issue: Issue): string[] => {
  if (issue.code === 'invalid_union') return issue.errors.flat().flatMap(allowedIn);
  return issue.code === 'invalid_value' ? issue.values.map((value) => String(value)) : [];
};

const wantsNumber = (issue: Issue): boolean =>
  issue.code === 'invalid_type' && ['number', 'int'].includes(issue.expected);

/**
 * Tells what to do about a mistake, where what stands there tells what was meant.
 *
 * @param issue What the schema found.
 * @param found What stands there.
 * @param field The schema of the field.
 * @returns The rest of a sentence or a question; undefined where there is nothing to say.
 */
export const advice = (
  issue: Issue,
  found: unknown,
  field: z.core.$ZodType,
): string | undefined => {
  if (found === null)
    return bare(field).optional
      ? 'leave the field out where there is nothing to say'
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
