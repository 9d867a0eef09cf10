/** @jest-environment node */
import { languages } from '../../../i18n/languages';
import { casePage } from '../../../i18n/route-table';
import { readPlanRecords } from '../../../testing/plans';
import { readSiteContent } from '../../../testing/site-content';
import { pageOf } from '../site-content';
import { structuredData } from './graph';

describe.each(languages)('the structured data in %s', (language) => {
  const content = readSiteContent(language);

  /** The entity of a page that has the type, as it comes out of JSON. */
  const entityOf = (page: string, type: string, from = content) => {
    const { '@graph': graph } = JSON.parse(JSON.stringify(structuredData(from, page)));
    return graph.find((entity: { '@type': string | string[] }) =>
      [entity['@type']].flat().includes(type),
    );
  };

  it('has no breadcrumbs on the home page', () => {
    expect(entityOf('home', 'BreadcrumbList')).toBeUndefined();
  });

  it.each([
    ['about', 'AboutPage'],
    ['contact', 'ContactPage'],
    ['cases', 'CollectionPage'],
    ['projects', 'CollectionPage'],
    ['pricing', 'WebPage'],
  ])('calls the page %s a %s', (page, type) => {
    expect(entityOf(page, type)).toBeDefined();
  });

  it('offers every plan by the month, and by the year where that costs another price', () => {
    const month = { billingDuration: 'P1M', referenceQuantity: { value: 1, unitCode: 'MON' } };
    const year = { billingDuration: 'P1Y', referenceQuantity: { value: 1, unitCode: 'ANN' } };
    const catalogs = entityOf('pricing', 'OfferCatalog').itemListElement;
    for (const [index, line] of (['core', 'ai'] as const).entries()) {
      const offers: { priceSpecification?: object[] }[] = catalogs[index].itemListElement;
      for (const [place, { price }] of readPlanRecords(line).entries()) {
        const found = offers[place]?.priceSpecification;
        if (price === 'custom') expect(found).toBeUndefined();
        else expect(found).toMatchObject(price.yearly === price.monthly ? [month] : [month, year]);
      }
    }
  });

  it.each(['home', 'about'])('describes the video on the page %s', (page) => {
    const { title, published } = content.info.video;
    expect(entityOf(page, 'VideoObject')).toMatchObject({
      name: title,
      uploadDate: `${published}T00:00:00Z`,
      duration: 'PT8S',
    });
  });

  it.each(['home', 'about'])(
    'names the founder on the page %s once the profile is real',
    (page) => {
      const { info } = content;
      const personWith = (placeholders: Queries.SiteInfoPlaceholder[]) =>
        entityOf(page, 'Person', { ...content, info: { ...info, placeholders } });
      const { name, role } = info.founder;
      expect(personWith(['FOUNDER_QUOTE'])).toBeUndefined();
      expect(personWith(['BRAND'])).toMatchObject({ name, jobTitle: role });
    },
  );

  it('leads to a case by the page that lists the cases', () => {
    const [study] = content.cases;
    const crumbs = entityOf(casePage(study?.key ?? ''), 'BreadcrumbList').itemListElement;
    const names = ['home', 'cases'].map((key) => pageOf(content, key).label);
    expect(crumbs).toMatchObject([...names, study?.title].map((name) => ({ name })));
  });
});

it('knows no page outside of the route table', () => {
  expect(() => structuredData(readSiteContent('en'), 'not-found')).toThrow('not-found');
});
