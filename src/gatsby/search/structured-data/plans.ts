import type { TFunction } from 'i18next';
import type { Offer, OfferCatalog, UnitPriceSpecification } from 'schema-dts';
import { plainText } from '../../../i18n/heading-marks';
import { pageOf, type LocalizedPlan, type SiteContent } from '../site-content';
import { agencyId } from './agency';

/** Each billing period: its length in UN/CEFACT's unit codes, which schema.org requires, and as an ISO 8601 duration. */
const periods = {
  monthly: { months: 1, unitCode: 'MON', billingDuration: 'P1M', note: 'perMonth' },
  yearly: { months: 12, unitCode: 'ANN', billingDuration: 'P1Y', note: 'perMonthYearly' },
} as const;

/** What a client pays for one billing period; as a price per month, the yearly one would look like a monthly contract. */
const price = (
  amounts: NonNullable<LocalizedPlan['price']>,
  period: keyof typeof periods,
  t: TFunction<'pricing'>,
): UnitPriceSpecification => {
  const { months, unitCode, billingDuration, note } = periods[period];
  return {
    '@type': 'UnitPriceSpecification',
    name: t(`billing.${period}`),
    description: `${amounts[`${period}Label`]} ${t(note)}`,
    price: amounts[period] * months,
    priceCurrency: 'EUR',
    referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode },
    billingDuration,
    valueAddedTaxIncluded: false,
  };
};

/** A plan whose price is agreed with the client is offered without one. */
const offer = (plan: LocalizedPlan, content: SiteContent): Offer => {
  const t = content.wordsOf('pricing');
  return {
    '@type': 'Offer',
    name: plan.name,
    description: plan.description,
    offeredBy: agencyId(content),
    ...(plan.price && {
      priceSpecification: [
        price(plan.price, 'monthly', t),
        ...(plan.price.yearly === plan.price.monthly ? [] : [price(plan.price, 'yearly', t)]),
      ],
    }),
  };
};

const catalog = (
  name: string,
  line: LocalizedPlan['line'],
  content: SiteContent,
): Exclude<OfferCatalog, string> => ({
  '@type': 'OfferCatalog',
  name: plainText(name),
  itemListElement: content.plans
    .filter((plan) => plan.line === line)
    .map((plan) => offer(plan, content)),
});

/** Both price lists, in euros without VAT. */
export const plans = (content: SiteContent): OfferCatalog => {
  const { heading, label, path } = pageOf(content, 'pricing');
  return {
    '@type': 'OfferCatalog',
    '@id': `${content.siteUrl + path}#plans`,
    name: label,
    itemListElement: [
      catalog(heading, 'CORE', content),
      catalog(content.wordsOf('pricing')('ai.heading'), 'AI', content),
    ],
  };
};
