import { formatPrice } from '../../plugins/gatsby-source-content/content-types/format-price';
import type { Language } from '../i18n/languages';
import { readEntries } from './content';

const findPricedPlan = () => {
  const priced = readEntries('Plan').flatMap(({ price, ...plan }) =>
    plan.line === 'core' && price && price.yearly < price.monthly ? [{ ...plan, price }] : [],
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
