/** @jest-environment node */
import { languages } from '../../../i18n/languages';
import { casePage } from '../../../i18n/route-table';
import { readPlanRecords } from '../../../testing/plans';
import { readSiteContent, siteUrl } from '../../../testing/site-content';
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

  it('offers every plan at its prices, without VAT, and custom ones without a price', () => {
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
          expect(priceSpecification).toMatchObject(
            [price.monthly, price.yearly].map((euros) => ({
              price: euros,
              priceCurrency: 'EUR',
              unitCode: 'MON',
              valueAddedTaxIncluded: false,
            })),
          );
        }
      }
    }
  });

  it('lists the services in their order', () => {
    const items: { item: { name: string } }[] = entityOf('services', 'ItemList').itemListElement;
    expect(items.map(({ item }) => item.name)).toEqual(content.services.map(({ title }) => title));
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
