import { folderKinds } from '../gatsby/content/kinds';
import type { Language } from '../i18n/languages';
import { readRecords } from './content';

/** A plan as the editors wrote it. */
export interface PlanRecord {
  key: string;
  line: 'core' | 'ai';
  order: number;
  name: Record<Language, string>;
  price: 'custom' | { monthly: number; yearly: number };
  cta: Record<Language, string>;
}

/**
 * One of the price lists, as the editors wrote it and in its own order.
 *
 * @param line Which of the two.
 */
export const readPlanRecords = (line: PlanRecord['line']): PlanRecord[] =>
  readRecords<Omit<PlanRecord, 'key'>>('plans')
    .filter((plan) => plan.line === line)
    .sort((one, other) => one.order - other.order);

/**
 * One of the price lists, as a page's query brings it.
 *
 * @param line Which of the two.
 * @param language Language of the page.
 */
export const readPlans = (
  line: PlanRecord['line'],
  language: Language,
): Queries.PlanDetailsFragment[] =>
  readPlanRecords(line).map(({ key, ...record }) => {
    const node = folderKinds.plans?.toNode(record, language);
    // The schema knows the fields of a node; its type is only an object.
    return { ...(node as Omit<Queries.PlanDetailsFragment, 'key'>), key };
  });
