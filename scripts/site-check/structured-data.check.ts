import {
  meta,
  notFound,
  pages,
  readJson,
  readEntries,
  rootRedirect,
  siteUrl,
  type Page,
} from './built-site';

const scriptsOf = ({ document }: Page) =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
    JSON.parse(script.textContent),
  );

/** The entities of a type in the graph of a page. */
const entitiesOf = (page: Page, type: RegExp) =>
  scriptsOf(page)[0]['@graph'].filter((entity: { '@type': string }) => type.test(entity['@type']));

const matchesOf = (pattern: RegExp, value: unknown) =>
  [...JSON.stringify(value).matchAll(pattern)].map(([, match]) => match);

it('has one graph on every page, and none where search engines list nothing', () => {
  for (const page of pages) expect(scriptsOf(page)).toHaveLength(1);
  for (const page of [notFound, rootRedirect]) expect(scriptsOf(page)).toEqual([]);
});

it('refers only to ids of the same graph', () => {
  for (const page of pages) {
    const ids = matchesOf(/"@id":"([^"]+)",/g, scriptsOf(page));
    expect(ids).toEqual(expect.arrayContaining(matchesOf(/\{"@id":"([^"]+)"\}/g, scriptsOf(page))));
  }
});

it('describes the agency on every page', () => {
  const { brand: name, email, phone: telephone } = readJson('site');
  for (const page of pages)
    expect(entitiesOf(page, /^Organization$/)).toMatchObject([{ name, email, telephone }]);
});

it('describes every page as its head does', () => {
  for (const page of pages) {
    const [url, description] = [siteUrl + page.path, meta(page, 'description')];
    const expected = { url, name: page.document.title, description, inLanguage: page.language };
    expect(entitiesOf(page, /^(Web|About|Collection|Contact)Page$/)).toMatchObject([expected]);
  }
});

it('leads by breadcrumbs from the home page to every other page', () => {
  const [home, cases] = [readJson('pages/home').label, readJson('pages/cases').label];
  for (const page of pages.filter(({ file }) => file !== 'pages/home')) {
    const { file, language, content } = page;
    const names = [
      home,
      ...(file.startsWith('cases/') ? [cases] : []),
      content.label ?? content.title,
    ];
    const crumbs = entitiesOf(page, /^BreadcrumbList$/);
    expect(matchesOf(/"name":"([^"]+)"/g, crumbs)).toEqual(names.map((name) => name[language]));
    expect(matchesOf(/"item":"([^"]+)"/g, crumbs).at(-1)).toBe(siteUrl + page.path);
  }
});

it('offers the plans at the prices that the pricing page shows', () => {
  const prices = readEntries('plans').flatMap(({ price }) => price ?? []);
  // A plan that costs the same in both periods has one price.
  const varying = prices.filter(({ monthly, yearly }) => monthly !== yearly);
  const offered = [
    ...prices.map(({ monthly }) => monthly),
    ...varying.map(({ yearly }) => yearly * 12),
  ];
  const expected = varying.flatMap(({ monthly, yearly }) => [monthly, yearly]);
  for (const page of pages.filter(({ file }) => file === 'pages/pricing')) {
    const found = matchesOf(
      /"price":(\d+),"priceCurrency":"EUR"/g,
      entitiesOf(page, /^OfferCatalog$/),
    );
    expect(found.map(Number).sort()).toEqual(offered.sort());
    const shown = [
      ...page.document.querySelectorAll('[data-period]:not(:only-child) .plan-amount'),
    ];
    const digits = shown.map((price) => Number(price.textContent.replaceAll(/\D/g, '')));
    expect(digits.sort()).toEqual(expected.sort());
  }
});

it('lists what a page shows: services, cases, the video, an article', () => {
  for (const page of pages) {
    const { file, language } = page;
    const listed = matchesOf(/"name":"([^"]+)"/g, entitiesOf(page, /^(ItemList|VideoObject)$/));
    const titles = (folder: string) => readEntries(folder).map(({ title }) => title[language]);
    if (file === 'pages/services')
      expect(listed).toEqual(expect.arrayContaining(titles('services')));
    if (file === 'pages/cases')
      expect(listed).toEqual(expect.arrayContaining(titles('cases/recruitment-workflow')));
    if (file === 'pages/home' || file === 'pages/about')
      expect(listed).toEqual([readJson('site').video.title[language]]);
    if (file === 'pages/pricing')
      for (const { question } of readEntries('questions'))
        expect(matchesOf(/"name":"([^"]+)"/g, entitiesOf(page, /^FAQPage$/))).toContain(
          question[language],
        );
    if (file.startsWith('cases/'))
      expect(entitiesOf(page, /^Article$/)).toMatchObject([{ inLanguage: language }]);
  }
});
