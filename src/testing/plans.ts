import { kinds } from '../gatsby/content/kinds';
import { formatPrice } from '../i18n/format-price';
import type { Language } from '../i18n/languages';
import { readRecords } from './content';

export type PlanRecord = ReturnType<typeof readRecords<'plans'>>[number];

/** One of the price lists, in its own order. */
export const readPlanRecords = (line: PlanRecord['line']): PlanRecord[] =>
  readRecords('plans').filter((plan) => plan.line === line);

const findPricedPlan = () => {
  const priced = readPlanRecords('core').flatMap(({ price, ...plan }) =>
    price !== 'custom' && price.yearly < price.monthly ? [{ ...plan, price }] : [],
  );
  const found = priced.find(({ popular }) => popular) ?? priced[0];
  if (!found) throw new Error('No core plan has a price that depends on the period.');
  return found;
};

/** A plan for tests that need any: its two prices differ. */
export const pricedPlan = findPricedPlan();

/** Its price for a year by the month, as a page shows it. */
export const yearlyPrice = (language: Language): string =>
  formatPrice(pricedPlan.price.yearly, language);

const findOtherPlan = () => {
  const other = readPlanRecords('core').find(
    ({ key, price }) => key !== pricedPlan.key && price !== 'custom',
  );
  if (!other) throw new Error('There is no second plan with a price.');
  return other;
};

/** Another core plan whose button opens the dialog. */
export const otherPlan = findOtherPlan();

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
