import { z } from 'zod';
import { folderKinds } from '../../kinds';
import { recordsOf, type ContentFile } from '../../loading/load-content';
import { problemAt, type Problem } from '../../messages/problem';
import { schemaAt } from '../../schemas/fields';
import { repeatsIn } from '../../group-by';

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

/** Finds a second plan of a price list with the same badge. */
export const findSameBadges = (files: readonly ContentFile[]): Problem[] =>
  (['popular', 'bestValue'] as const).flatMap((badge) =>
    repeatsIn(
      recordsOf(files, 'plans').filter(({ record }) => record[badge]),
      ({ record }) => record.line,
    ).map(({ item, first }) =>
      item.file.problem(
        [badge],
        `is true in content/${first.file.path} too; one plan of a price list should have this badge.`,
      ),
    ),
  );

/** Finds two records with the same place in their list; plans share a list with those of their price list only. */
export const findSameOrder = (files: readonly ContentFile[]): Problem[] =>
  repeatsIn(
    files.filter(({ record }) => Object(record).order !== undefined),
    ({ identity, record }) => {
      const { line, order } = Object(record);
      return JSON.stringify([identity?.name, line, order]);
    },
  ).map(({ item, first }) =>
    item.problem(
      ['order'],
      `${Object(item.record).order} is the place of content/${first.path} too; give each its own.`,
    ),
  );

/** Finds kinds without a record, whose section would be an empty one. */
export const findEmptyKinds = (files: readonly ContentFile[]): Problem[] =>
  Object.keys(folderKinds)
    .filter((name) => !files.some(({ identity }) => identity?.name === name))
    .map((name) =>
      problemAt(name, 'there is no record here; the section that lists them is empty.'),
    );

/** The field by which the page of a kind shows its records in parts, or filters them. */
export const partFields = { plans: 'line', services: 'group', projects: 'category' };

/** What becomes of a part without a record. */
const emptyParts: Record<string, string> = { projects: 'the page offers no such filter.' };

/** Finds price lists, groups of services and filters of projects that show nothing. */
export const findEmptyParts = (files: readonly ContentFile[]): Problem[] =>
  Object.entries(partFields).flatMap(([name, field]) => {
    const records = files.filter(({ identity }) => identity?.name === name);
    const [kind] = records.flatMap(({ identity }) => identity?.kind ?? []);
    const values = kind && schemaAt(kind.schema, [field]);
    const used = records.map(({ value }) => Object(value)[field]);
    return (values instanceof z.ZodEnum ? values.options : [])
      .filter((value) => !used.includes(value))
      .map((value) =>
        problemAt(
          name,
          `no record has the ${field} "${value}"; ${emptyParts[name] ?? 'the page shows an empty part for it.'}`,
        ),
      );
  });
