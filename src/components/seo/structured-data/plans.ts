import { graphql } from 'gatsby';
import type { Offer, OfferCatalog, UnitPriceSpecification } from 'schema-dts';
import { plainText } from '#source-content';
import type { Translations } from '../../../i18n/read-translations';
import { agencyId } from './agency';
import type { StructuredPage } from './structured-page';

type Texts = Pick<Translations<'pricing'>, 'billing' | 'billed'>;

export const planOfferFragment = graphql`
  fragment PlanOffer on Plan {
    name
    description
    prices {
      period
      label
      total
      totalLabel
    }
  }
`;

/**
 * Each billing period in UN/CEFACT's unit codes, which schema.org requires, and as an ISO 8601
 * duration.
 */
const lengths = {
  MONTHLY: { unitCode: 'MON', billingDuration: 'P1M' },
  YEARLY: { unitCode: 'ANN', billingDuration: 'P1Y' },
};

/**
 * What a client pays for one billing period; as a price per month, the yearly one would look like a
 * monthly contract.
 */
const specification = (
  { period, label, total, totalLabel }: Queries.PlanOfferFragment['prices'][number],
  texts: Texts,
): UnitPriceSpecification => ({
  '@type': 'UnitPriceSpecification',
  description: `${label} ${texts.billed[period].replace('{{total}}', totalLabel)}`,
  price: total,
  priceCurrency: 'EUR',
  valueAddedTaxIncluded: false,
  ...(period !== 'ONCE' && {
    name: texts.billing.periods[period],
    referenceQuantity: {
      '@type': 'QuantitativeValue',
      value: 1,
      unitCode: lengths[period].unitCode,
    },
    billingDuration: lengths[period].billingDuration,
  }),
});

/** A plan whose price is agreed with the client is offered without one. */
const offer = (
  { name, description, prices }: Queries.PlanOfferFragment,
  siteUrl: string,
  texts: Texts,
): Offer => ({
  '@type': 'Offer',
  name,
  description,
  offeredBy: agencyId(siteUrl),
  ...(prices.length > 0 && {
    priceSpecification: prices.map((price) => specification(price, texts)),
  }),
});

interface PriceList {
  heading: string;
  plans: readonly Queries.PlanOfferFragment[];
}

/** The price lists, in euros without VAT. */
export const planCatalog = (
  { siteUrl, url }: StructuredPage,
  name: string,
  lists: readonly PriceList[],
  texts: Texts,
): OfferCatalog => ({
  '@type': 'OfferCatalog',
  '@id': `${url}#plans`,
  name,
  itemListElement: lists.map(({ heading, plans }) => ({
    '@type': 'OfferCatalog',
    name: plainText(heading),
    itemListElement: plans.map((plan) => offer(plan, siteUrl, texts)),
  })),
});
