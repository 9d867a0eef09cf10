import sharp from 'sharp';
import {
  attributes,
  languages,
  meta,
  notFound,
  pages,
  readJson,
  readEntries,
  siteUrl,
  type Page,
} from './built-site';

const alternates = (page: Page) => {
  const links = 'link[rel="alternate"][hreflang]';
  const hrefs = attributes(page, links, 'href');
  return attributes(page, links, 'hreflang').map((language, index) => [language, hrefs[index]]);
};

it('declares the language of every page', () => {
  for (const { document, language } of pages) expect(document.documentElement.lang).toBe(language);
});

it('gives every page one title, that of its content', () => {
  const { brand } = readJson('site');
  for (const { document, language, content, file } of pages) {
    const titles = [...document.querySelectorAll('head > title')].map((title) => title.textContent);
    const title = (content.pageTitle ?? content.title)[language];
    // Editors write the title of a legal page for its link, without the name of the agency.
    expect(titles).toEqual([file.startsWith('legal/') ? `${title} | ${brand}` : title]);
  }
});

it('gives every page the description of its content', () => {
  for (const page of pages)
    expect(meta(page, 'description')).toBe(page.content.description[page.language]);
});

it('has one main heading on every page, that of its content', () => {
  for (const { document, language, content } of pages) {
    const heading = (content.heading ?? content.title)[language]
      .replaceAll(/[_*]/g, '')
      .replaceAll('~', ' ');
    expect([...document.querySelectorAll('h1')].map((one) => one.textContent)).toEqual([heading]);
  }
});

it('gives every page its own address as canonical', () => {
  for (const page of pages)
    expect(attributes(page, 'link[rel="canonical"]', 'href')).toEqual([siteUrl + page.path]);
});

it('links every page to its translations, and other languages to English', () => {
  for (const page of pages) {
    const expected = languages.map((language) => {
      const translation = pages.find((one) => one.file === page.file && one.language === language);
      return [language, siteUrl + translation?.path];
    });
    const [, english] = expected.find(([language]) => language === 'en') ?? [];
    expect(Object.fromEntries(alternates(page))).toEqual(
      Object.fromEntries([...expected, ['x-default', english]]),
    );
  }
});

it('gives social networks the title, description and address of every page', () => {
  for (const page of pages) {
    expect(meta(page, 'og:url')).toBe(siteUrl + page.path);
    for (const network of ['og', 'twitter']) {
      expect(meta(page, `${network}:title`)).toBe(page.document.title);
      expect(meta(page, `${network}:description`)).toBe(meta(page, 'description'));
    }
  }
});

it('has a share image of 1200 x 630 pixels for every page', async () => {
  const images = [...pages, notFound].map((page) => meta(page, 'og:image') ?? '');
  expect(new Set(images).size).toBe(images.length);
  for (const image of images) {
    const { width, height } = await sharp(image.replace(siteUrl, 'public')).metadata();
    expect([image, width, height]).toEqual([image, 1200, 630]);
  }
});

it('answers unknown addresses in Spanish, unseen by search engines', () => {
  expect(notFound.document.documentElement.lang).toBe('es');
  expect(notFound.document.title).toBe(readJson('not-found').title);
  expect(meta(notFound, 'robots')).toBe('noindex');
  expect(attributes(notFound, 'link[rel="canonical"]', 'href')).toEqual([]);
  expect(alternates(notFound)).toEqual([]);
});

it('has a space between words that are side by side', () => {
  const inline = 'a, b, button, em, label, small, span, strong';
  for (const page of pages) {
    const together = [...page.document.body.querySelectorAll(inline)].flatMap((element) => {
      const next = element.nextElementSibling;
      // The name of the agency is one word in two widths.
      if (
        !next?.matches(inline) ||
        next !== element.nextSibling ||
        element.closest('.brand, .wordmark')
      )
        return [];
      const words = [element.textContent, next.textContent];
      return /\w\n\w/.test(words.join('\n')) ? [words] : [];
    });
    expect([page.path, together]).toEqual([page.path, []]);
  }
});

it('shows no text of the interface in another language', () => {
  const textsIn = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : Object.values(Object(value)).flatMap(textsIn);
  const textsOf = (language: string) => textsIn(readEntries(`locales/${language}`));
  const all = languages.flatMap(textsOf);
  for (const page of pages) {
    const own = new Set(textsOf(page.language));
    const foreign = new Set(all.filter((text) => !own.has(text)));
    const elements = [...page.document.body.querySelectorAll('*')];
    const shown = elements.map(({ ariaLabel, textContent }) => ariaLabel ?? textContent.trim());
    expect([page.path, shown.filter((text) => foreign.has(text))]).toEqual([page.path, []]);
  }
});
