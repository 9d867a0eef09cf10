import { formatPrice } from '../../plugins/gatsby-source-content/content-types/format-price';
import type { Language } from '../i18n/languages';
import { nodeOf, readEntries } from './content';

export type PlanEntry = ReturnType<typeof readEntries<'Plan'>>[number];

/** One of the price lists, in its own order. */
export const readPlanEntries = (line: PlanEntry['line']): PlanEntry[] =>
  readEntries('Plan').filter((plan) => plan.line === line);

const findPricedPlan = () => {
  const priced = readPlanEntries('core').flatMap(({ price, ...plan }) =>
    price && price.yearly < price.monthly ? [{ ...plan, price }] : [],
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
  const other = readPlanEntries('core').find(({ key, price }) => key !== pricedPlan.key && price);
  if (!other) throw new Error('There is no second plan with a price.');
  return other;
};

/** Another core plan whose button opens the dialog. */
export const otherPlan = findOtherPlan();

/** One of the price lists, as a page's query returns it. */
export const readPlans = (
  line: PlanEntry['line'],
  language: Language,
): Queries.PlanDetailsFragment[] =>
  readPlanEntries(line).map(({ key, ...record }) => ({
    ...nodeOf<Omit<Queries.PlanDetailsFragment, 'key'>>('Plan', record, language),
    key,
  }));
