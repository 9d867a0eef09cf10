import { folderKinds } from '../../kinds';
import { recordsOf, type ContentFile } from '../../loading/load-content';
import type { Problem } from '../../messages/problem';

/** Finds plans whose prices or badges contradict themselves. */
export const findOddPlans = (files: readonly ContentFile[]): Problem[] =>
  recordsOf(files, 'plans').flatMap(({ file, record: { price, popular, bestValue } }) => {
    const { monthly, yearly } = price === 'custom' ? { monthly: 0, yearly: 0 } : price;
    return file.problemsWhere([
      [
        monthly > 0 && yearly >= monthly,
        ['price', 'yearly'],
        `a month costs ${yearly} when paid by the year, and ${monthly} when paid by the month; the year should be cheaper.`,
      ],
      [
        popular && bestValue,
        ['bestValue'],
        'is true, as is popular; a plan should have one badge.',
      ],
    ]);
  });

/** Records of these share a list with those of the same value only. */
const listField: Partial<Record<string, string>> = { plans: 'line' };

/** Finds two records with the same place in their list. */
export const findSameOrder = (files: readonly ContentFile[]): Problem[] => {
  const taken = new Map<string, ContentFile>();
  return files.flatMap((file) => {
    const { name = '' } = file.identity ?? {};
    const record = Object(file.record);
    if (record.order === undefined) return [];
    const place = [name, record[listField[name] ?? ''], record.order].join(' ');
    const first = taken.get(place);
    if (!first) taken.set(place, file);
    return first
      ? file.problem(
          ['order'],
          `${record.order} is the place of content/${first.path} too; give each its own.`,
        )
      : [];
  });
};

/** Finds kinds without a record, whose section would be an empty one. */
export const findEmptyKinds = (files: readonly ContentFile[]): Problem[] =>
  Object.keys(folderKinds)
    .filter((name) => !files.some(({ identity }) => identity?.name === name))
    .map((name) => ({
      file: `content/${name}`,
      field: '',
      message: 'there is no record here; the section that lists them is empty.',
    }));
