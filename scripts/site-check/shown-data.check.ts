import { formatPrice } from '../../plugins/gatsby-source-content/content-types/format-price';
import { casePage, casesPage, homePage } from '../../src/i18n/route-table';
import { word } from '../../src/testing/site';
import site from '../../content/site.json';
import { eachPage, fileAt, only, routedPages, textOf, type BuiltPage } from './testing/built-site';
import { entitiesOf, entityOf } from './testing/graph-of';
import { siteUrl } from './testing/site-url';

const of = (...names: string[]): [string, BuiltPage][] =>
  eachPage(routedPages.filter(({ page }) => names.includes(page)));

it.each(of('services'))('the services of %s are those that it shows', (path, page) => {
  const { itemListElement: items } = entityOf<{
    itemListElement: { item: Record<'name' | 'description' | 'url', string> }[];
  }>(page, 'ItemList');
  const articles = [...page.document.querySelectorAll('main article')];
  expect(items.map(({ item }) => item.name)).toEqual(
    articles.map((article) => textOf(article.querySelector('h2, h3'))),
  );
  for (const [index, { item }] of items.entries()) {
    const place = page.document.getElementById(item.url.replace(`${siteUrl}${path}#`, ''));
    expect(place?.contains(articles[index] ?? null)).toBe(true);
    expect(textOf(articles[index])).toContain(item.description);
  }
});

/** The page shows each price per month, with a word of the interface on how it is billed. */
const periods = {
  MON: { months: 1, note: 'perMonth' },
  ANN: { months: 12, note: 'perMonthYearly' },
} as const;

interface Catalog {
  itemListElement: {
    name: string;
    itemListElement: {
      name: string;
      description: string;
      priceSpecification?: {
        description: string;
        price: number;
        priceCurrency: string;
        referenceQuantity: { unitCode: keyof typeof periods };
        valueAddedTaxIncluded: boolean;
      }[];
    }[];
  }[];
}

it.each(of('pricing'))('the prices of %s are those that it shows', (_path, page) => {
  const { language, document } = page;
  const catalogs = entityOf<Catalog>(page, 'OfferCatalog').itemListElement;
  const offers = catalogs.flatMap(({ itemListElement }) => itemListElement);
  const plans = [...document.querySelectorAll('main li')].filter((item) =>
    item.querySelector('h2, h3'),
  );

  expect(catalogs.map(({ name }) => name)).toEqual(
    ['h1', '#ai-plans-heading'].map((selector) => textOf(document.querySelector(selector))),
  );
  expect(offers.map(({ name }) => name)).toEqual(
    plans.map((plan) => textOf(plan.querySelector('h2, h3'))),
  );
  for (const [index, { description, priceSpecification }] of offers.entries()) {
    const text = textOf(plans[index]);
    if (priceSpecification) {
      for (const specification of priceSpecification) {
        const { price, priceCurrency, referenceQuantity, valueAddedTaxIncluded } = specification;
        const { months, note } = periods[referenceQuantity.unitCode];
        const label = formatPrice(price / months, language).replace(/\s/g, ' ');
        const billed = word(language, 'pricing', note);
        expect(text).toContain(billed);
        expect(specification.description.replace(/\s/g, ' ')).toBe(`${label} ${billed}`);
        // 698 € does not show 98 €.
        expect(
          text
            .split(label)
            .some((before, part, all) => part < all.length - 1 && !/\d[.,]?$/.test(before)),
        ).toBe(true);
        expect({ priceCurrency, valueAddedTaxIncluded }).toEqual({
          priceCurrency: 'EUR',
          valueAddedTaxIncluded: false,
        });
      }
    } else {
      expect(text).toContain(word(language, 'pricing', 'custom'));
      expect(plans[index]?.querySelector('.price-yearly')).toBeNull();
    }
    expect(text).toContain(description);
  }
});

const isFounderReal = !site.placeholders.some((field) => field.startsWith('founder.'));

it.each(of(homePage, 'about'))('the video of %s is shown, and a real founder', (_path, page) => {
  const video = entityOf<Record<'description' | 'thumbnailUrl' | 'contentUrl', string>>(
    page,
    'VideoObject',
  );
  const [player] = page.document.querySelectorAll('video');
  expect(player?.getAttribute('aria-label')).toBe(video.description);
  expect(fileAt(video.thumbnailUrl.replace(siteUrl, ''))).toBeDefined();
  const sources = [...(player?.querySelectorAll('source') ?? [])].map(
    (source) => siteUrl + source.getAttribute('src'),
  );
  expect(sources).toContain(video.contentUrl);

  const founders = entitiesOf(page, 'Person');
  expect(founders).toHaveLength(isFounderReal ? 1 : 0);
  for (const founder of founders) {
    expect(textOf(page.document.body)).toContain(String(founder.name));
    expect(textOf(page.document.body)).toContain(String(founder.jobTitle));
  }
});

it.each(of(casesPage))('the cases of %s are those that it shows', (_path, page) => {
  const { itemListElement: items } = entityOf<{
    itemListElement: { name: string; url: string }[];
  }>(page, 'ItemList');
  const articles = [...page.document.querySelectorAll('main article')];
  expect(items.map(({ name }) => name)).toEqual(
    articles.map((article) => textOf(article.querySelector('h2'))),
  );
  expect(items.map(({ url }) => url)).toEqual(
    articles.map((article) => siteUrl + article.querySelector('a')?.getAttribute('href')),
  );
});

it.each(eachPage(routedPages.filter(({ page }) => page.startsWith(casePage('')))))(
  'the article of %s is the case',
  (_path, page) => {
    expect(entityOf(page, 'Article')).toMatchObject({
      headline: page.document.querySelector('h1')?.textContent,
      description: only(page, 'meta[name="description"]', 'content'),
      url: only(page, 'link[rel="canonical"]', 'href'),
      image: only(page, 'meta[property="og:image"]', 'content'),
      inLanguage: page.language,
    });
    expect(only(page, 'meta[property="og:type"]', 'content')).toBe('article');
  },
);
