import { graphql } from 'gatsby';
import type { Offer, OfferCatalog, UnitPriceSpecification } from 'schema-dts';
import { plainText } from '#source-content';
import type { Translations } from '../../../i18n/read-translations';
import { agencyId } from './agency';
import type { StructuredPage } from './structured-page';

type Texts = Pick<Translations<'pricing'>, 'billing' | 'oneOff' | 'perMonth' | 'perMonthYearly'>;

export const planOfferFragment = graphql`
  fragment PlanOffer on Plan {
    name
    description
    price {
      monthly
      monthlyLabel
      yearly
      yearlyLabel
      yearlyTotalLabel
    }
  }
`;

/** Each billing period: its length in UN/CEFACT's unit codes, which schema.org requires, and as an ISO 8601 duration. */
const periods = {
  monthly: { months: 1, unitCode: 'MON', billingDuration: 'P1M', textKey: 'perMonth' },
  yearly: { months: 12, unitCode: 'ANN', billingDuration: 'P1Y', textKey: 'perMonthYearly' },
} as const;

/** What a client pays for one billing period; as a price per month, the yearly one would look like a monthly contract. */
const price = (
  amounts: NonNullable<Queries.PlanOfferFragment['price']>,
  period: keyof typeof periods,
  texts: Texts,
): UnitPriceSpecification => {
  const { months, unitCode, billingDuration, textKey } = periods[period];
  return {
    '@type': 'UnitPriceSpecification',
    name: texts.billing[period],
    description: `${amounts[`${period}Label`]} ${texts[textKey].replace('{{total}}', amounts.yearlyTotalLabel)}`,
    price: amounts[period] * months,
    priceCurrency: 'EUR',
    referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode },
    billingDuration,
    valueAddedTaxIncluded: false,
  };
};

/** A free plan is delivered once, so it has no billing period. */
const freePrice = (
  { monthlyLabel }: NonNullable<Queries.PlanOfferFragment['price']>,
  { oneOff }: Texts,
): UnitPriceSpecification => ({
  '@type': 'UnitPriceSpecification',
  description: `${monthlyLabel} ${oneOff}`,
  price: 0,
  priceCurrency: 'EUR',
  valueAddedTaxIncluded: false,
});

const prices = (
  amounts: NonNullable<Queries.PlanOfferFragment['price']>,
  texts: Texts,
): UnitPriceSpecification[] => {
  if (amounts.monthly === 0) return [freePrice(amounts, texts)];
  const monthly = price(amounts, 'monthly', texts);
  return amounts.yearly === amounts.monthly
    ? [monthly]
    : [monthly, price(amounts, 'yearly', texts)];
};

/** A plan whose price is agreed with the client is offered without one. */
const offer = (plan: Queries.PlanOfferFragment, siteUrl: string, texts: Texts): Offer => ({
  '@type': 'Offer',
  name: plan.name,
  description: plan.description,
  offeredBy: agencyId(siteUrl),
  ...(plan.price && { priceSpecification: prices(plan.price, texts) }),
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
