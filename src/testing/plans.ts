import type { z } from 'zod';
import { kinds } from '../gatsby/content/kinds';
import type { planSchema } from '../gatsby/content/schemas/plan';
import type { Language } from '../i18n/languages';
import { loadRecords } from './content';

export type PlanRecord = z.infer<typeof planSchema> & { key: string };

/** One of the price lists, in its own order. */
export const readPlanRecords = (line: PlanRecord['line']): PlanRecord[] =>
  loadRecords('plans')
    .map(({ key, record }) => ({ ...record, key }))
    .filter((plan) => plan.line === line)
    .sort((one, other) => one.order - other.order);

/** English names of the plans with a price, for tests that open the dialog of any of them. */
export const pricedPlans = (): string[] =>
  [...readPlanRecords('core'), ...readPlanRecords('ai')].flatMap(({ name, price }) =>
    price === 'custom' ? [] : [name.en],
  );

/** One of the price lists, as a page's query returns it. */
export const readPlans = (
  line: PlanRecord['line'],
  language: Language,
): Queries.PlanDetailsFragment[] =>
  readPlanRecords(line).map(({ key, ...record }) => ({
    // The fields of a node follow from the schema, which the type `object` does not show.
    ...(kinds.plans.toNode(record, language) as Omit<Queries.PlanDetailsFragment, 'key'>),
    key,
  }));
