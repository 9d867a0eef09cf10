/** @jest-environment node */
import { readPlanRecords } from '../../../testing/plans';
import { readSiteContent } from '../../../testing/site-content';
import { structuredData } from './graph';

const content = readSiteContent('es');

/** The entity of a page that has the type, as it comes out of JSON. */
const entityOf = (page: string, type: string, from = content) => {
  const { '@graph': graph } = JSON.parse(JSON.stringify(structuredData(from, page)));
  return graph.find((entity: { '@type': string | string[] }) =>
    [entity['@type']].flat().includes(type),
  );
};

it.each([
  ['about', 'AboutPage'],
  ['contact', 'ContactPage'],
  ['cases', 'CollectionPage'],
  ['projects', 'CollectionPage'],
  ['pricing', 'WebPage'],
])('the structured data calls the page %s a %s', (page, type) => {
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

it.each(['home', 'about'])(
  'describes on the page %s the video, and the founder once the profile is real',
  (page) => {
    const { info } = content;
    const { title, published } = info.video;
    expect(entityOf(page, 'VideoObject')).toMatchObject({
      name: title,
      uploadDate: `${published}T00:00:00Z`,
      duration: `PT${info.video.seconds}S`,
    });

    const personWith = (placeholders: Queries.SiteInfoPlaceholder[]) =>
      entityOf(page, 'Person', { ...content, info: { ...info, placeholders } });
    const { name, role } = info.founder;
    expect(personWith(['FOUNDER_QUOTE'])).toBeUndefined();
    expect(personWith(['BRAND'])).toMatchObject({ name, jobTitle: role });
  },
);
