import type { Offer, OfferCatalog, UnitPriceSpecification } from 'schema-dts';
import { plainText } from '../../../i18n/heading-marks';
import { pageOf, type PlanFacts, type SiteContent } from '../site-facts';
import { entityIds, pageIds } from './ids';

/** Months in UN/CEFACT's unit codes, which schema.org requires. */
const month = 'MON';

/** Commitment of each way of billing, as an ISO 8601 duration. */
const billing = { monthly: 'P1M', yearly: 'P1Y' } as const;

const price = (
  euros: number,
  name: string,
  billingDuration: UnitPriceSpecification['billingDuration'],
): UnitPriceSpecification => ({
  '@type': 'UnitPriceSpecification',
  name,
  price: euros,
  priceCurrency: 'EUR',
  unitCode: month,
  billingDuration,
  valueAddedTaxIncluded: false,
});

/** A plan whose price is agreed with the client is offered without one. */
const offer = (plan: PlanFacts, content: SiteContent): Offer => {
  const t = content.wordsOf('pricing');
  return {
    '@type': 'Offer',
    name: plan.name,
    description: plan.description,
    offeredBy: entityIds(content.siteUrl).organization,
    ...(plan.price && {
      priceSpecification: [
        price(plan.price.monthly, t('billing.monthly'), billing.monthly),
        price(plan.price.yearly, t('billing.yearly'), billing.yearly),
      ],
    }),
  };
};

const catalog = (
  name: string,
  line: PlanFacts['line'],
  content: SiteContent,
): Exclude<OfferCatalog, string> => ({
  '@type': 'OfferCatalog',
  name: plainText(name),
  itemListElement: content.plans
    .filter((plan) => plan.line === line)
    .map((plan) => offer(plan, content)),
});

/** Both price lists, in euros per month without VAT. */
export const plans = (content: SiteContent): OfferCatalog => {
  const { heading, label, path } = pageOf(content, 'pricing');
  return {
    '@type': 'OfferCatalog',
    ...pageIds(content.siteUrl + path).plans,
    name: label,
    itemListElement: [
      catalog(heading, 'CORE', content),
      catalog(content.wordsOf('pricing')('ai.heading'), 'AI', content),
    ],
  };
};
