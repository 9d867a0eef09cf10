/** @jest-environment node */
import { languages } from '../../../i18n/languages';
import { casePage } from '../../../i18n/route-table';
import { readPlanRecords } from '../../../testing/plans';
import { readSiteContent, siteUrl } from '../../../testing/site-content';
import { serviceAnchors } from '../../content/schemas/service';
import { structuredData } from './graph';

describe.each(languages)('the structured data in %s', (language) => {
  const content = readSiteContent(language);

  /** The entity of a page that has the type, as it comes out of JSON. */
  const entityOf = (page: string, type: string) => {
    const { '@graph': graph } = JSON.parse(JSON.stringify(structuredData(content, page)));
    return graph.find((entity: { '@type': string | string[] }) =>
      [entity['@type']].flat().includes(type),
    );
  };

  it.each(['Organization', 'ProfessionalService', 'WebSite', 'BreadcrumbList'])(
    'has one %s on every page but the home page, which has no breadcrumbs',
    (type) => {
      for (const { key } of content.pages) {
        expect(Boolean(entityOf(key, type))).toBe(key !== 'home' || type !== 'BreadcrumbList');
      }
    },
  );

  it.each([
    ['about', 'AboutPage'],
    ['contact', 'ContactPage'],
    ['cases', 'CollectionPage'],
    ['projects', 'CollectionPage'],
    ['pricing', 'WebPage'],
  ])('calls the page %s a %s', (page, type) => {
    const record = content.pages.find(({ key }) => key === page);
    expect(entityOf(page, type)).toMatchObject({
      name: record?.title,
      url: siteUrl + record?.path,
      inLanguage: language,
    });
  });

  it('offers every plan at the price of one invoice, without VAT, and custom ones without a price', () => {
    const words = content.wordsOf('pricing');
    const catalogs = entityOf('pricing', 'OfferCatalog').itemListElement;
    for (const [index, line] of (['core', 'ai'] as const).entries()) {
      const offers = catalogs[index].itemListElement;
      const plans = readPlanRecords(line);
      expect(offers).toHaveLength(plans.length);
      for (const [place, { name, price }] of plans.entries()) {
        const { name: offered, priceSpecification } = offers[place];
        expect(offered).toBe(name[language]);
        if (price === 'custom') {
          expect(priceSpecification).toBeUndefined();
        } else {
          const inEuros = { priceCurrency: 'EUR', valueAddedTaxIncluded: false };
          const monthly = {
            ...inEuros,
            price: price.monthly,
            referenceQuantity: { value: 1, unitCode: 'MON' },
            billingDuration: 'P1M',
            description: expect.stringContaining(words('perMonth')),
          };
          const yearly = {
            ...inEuros,
            price: price.yearly * 12,
            referenceQuantity: { value: 1, unitCode: 'ANN' },
            billingDuration: 'P1Y',
            description: expect.stringContaining(words('perMonthYearly')),
          };
          expect(priceSpecification).toMatchObject(
            price.yearly === price.monthly ? [monthly] : [monthly, yearly],
          );
        }
      }
    }
  });

  it('lists the services by group, as their page does', () => {
    const items: { item: { name: string } }[] = entityOf('services', 'ItemList').itemListElement;
    const inGroups = serviceAnchors.flatMap((group) =>
      content.services.filter(({ anchor }) => anchor === group),
    );
    expect(items.map(({ item }) => item.name)).toEqual(inGroups.map(({ title }) => title));
  });

  it.each(['home', 'about'])('describes the video on the page %s', (page) => {
    const { title, published } = content.info.video;
    expect(entityOf(page, 'VideoObject')).toMatchObject({
      name: title,
      description: content.wordsOf('about')('video.label'),
      contentUrl: `${siteUrl}/static/file`,
      uploadDate: `${published}T00:00:00Z`,
      duration: 'PT8S',
    });
  });

  it.each(['home', 'about'])(
    'names the founder on the page %s once the profile is real',
    (page) => {
      const { founder } = content.info;
      const graphWith = (placeholders: Queries.SiteInfoPlaceholder[]) =>
        structuredData({ ...content, info: { ...content.info, placeholders } }, page)['@graph'];
      const person = expect.objectContaining({ '@type': 'Person' });
      expect(graphWith(['FOUNDER_QUOTE'])).not.toContainEqual(person);
      expect(graphWith(['BRAND'])).toContainEqual(
        expect.objectContaining({ '@type': 'Person', name: founder.name, jobTitle: founder.role }),
      );
    },
  );

  it('leads to a case by the page that lists the cases', () => {
    const [study] = content.cases;
    const page = casePage(study?.key ?? '');
    const crumbs: { name: string }[] = entityOf(page, 'BreadcrumbList').itemListElement;
    const labels = ['home', 'cases'].map(
      (key) => content.pages.find((record) => record.key === key)?.label,
    );
    expect(crumbs.map(({ name }) => name)).toEqual([...labels, study?.title]);
    expect(entityOf(page, 'Article').description).toBe(study?.description);
  });
});

it('knows no page outside of the route table', () => {
  expect(() => structuredData(readSiteContent('en'), 'not-found')).toThrow('not-found');
});
