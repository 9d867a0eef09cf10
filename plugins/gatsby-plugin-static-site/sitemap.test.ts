/** @jest-environment node */
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { sitemap } from './sitemap';

it('lists a page with its translations, and English as x-default', () => {
  const page = {
    path: '/nl/diensten',
    pageId: 'services',
    language: 'nl' as const,
    alternates: [
      { language: 'en' as const, path: '/en/services' },
      { language: 'nl' as const, path: '/nl/diensten' },
    ],
    html: unified().use(rehypeParse).parse(''),
  };
  expect(sitemap('https://site.example', [page])).toContain(
    '<url><loc>https://site.example/nl/diensten</loc>' +
      '<xhtml:link rel="alternate" hreflang="en" href="https://site.example/en/services"/>' +
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://site.example/en/services"/>' +
      '<xhtml:link rel="alternate" hreflang="nl" href="https://site.example/nl/diensten"/></url>',
  );
});
