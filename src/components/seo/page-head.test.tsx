/** @jest-environment node */
import type { HeadProps } from 'gatsby';
import { JSDOM } from 'jsdom';
import { parse, type HTMLElement } from 'node-html-parser';
import type { ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { questionPage } from './structured-data/page-contents';
import type { PageContext } from '../../site/page-context';
import { alternatesOf, layoutContent } from '../../testing/fixtures';
import { pageHead } from './page-head';

/**
 * How Gatsby makes the elements of the head: it parses what React has written, and decodes
 * character references.
 */
const { getValidHeadNodesAndAttributesSSR } = jest.requireActual<{
  getValidHeadNodesAndAttributesSSR: (head: HTMLElement) => { validHeadNodes: ReactElement[] };
}>('gatsby/cache-dir/head/head-export-handler-for-ssr');

/** The head of a page on which every text of the content is `text`. */
const headWith = (text: string): Document => {
  const { info, ...content } = layoutContent('en');
  const Head = pageHead((_data, page) =>
    questionPage(page, [{ question: `${text} question`, answer: `${text} answer` }]),
  );
  const props = {
    data: {
      ...content,
      site: { buildTime: '2001', siteMetadata: { siteUrl: 'https://harbour.example' } },
      info: info && {
        ...info,
        brand: `${text} brand`,
        tagline: `${text} tagline`,
        social: [{ label: 'a', icon: 'GITHUB', url: 'https://a.example/?a=1&region=nl&quot;' }],
      },
      page: {
        title: `${text} title`,
        description: `${text} description`,
        keywords: [`${text} keyword`],
        heading: text,
      },
    },
    pageContext: { pageId: 'home', key: 'home', language: 'en', alternates: alternatesOf('home') },
    // `Head` reads no more of its props than this.
  } as unknown as HeadProps<Parameters<typeof Head>[0]['data'], PageContext>;
  const { validHeadNodes } = getValidHeadNodesAndAttributesSSR(
    parse(renderToString(<Head {...props} />)),
  );
  const html = validHeadNodes.map((node) => renderToStaticMarkup(node)).join('');
  return new JSDOM(html).window.document;
};

const build = { BUILD_STAGE: 'build-html', NODE_ENV: 'production' };

beforeEach(() => {
  jest.replaceProperty(process, 'env', { ...process.env, ...build });
});

afterEach(() => jest.restoreAllMocks());

describe.each([
  '</script><script>alert(1)</script>',
  '&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#60;/script&#62;&#x3c;script&#x3e;alert(1)',
  '&amp;lt;b&amp;gt; "&quot;" a&region=nl \\u003c',
])('a head with %s in its texts', (text) => {
  it('has no script but its structured data', () => {
    const scripts = [...headWith(text).querySelectorAll('script')];
    expect(scripts.map(({ type }) => type)).toEqual(['application/ld+json']);
  });

  it('has the texts in its structured data', () => {
    const { textContent } = headWith(text).querySelector('script') ?? {};
    const { '@graph': graph } = JSON.parse(textContent ?? '');
    expect(graph).toMatchObject([
      {
        name: `${text} brand`,
        slogan: `${text} tagline`,
        sameAs: ['https://a.example/?a=1&region=nl&quot;'],
      },
      { '@type': 'WebSite' },
      { name: `${text} title`, description: `${text} description` },
      {
        mainEntity: [{ name: `${text} question`, acceptedAnswer: { text: `${text} answer` } }],
      },
    ]);
  });

  it('has the texts in its title and meta elements', () => {
    const head = headWith(text);
    const contentOf = (name: string) =>
      head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
    expect(head.title).toBe(`${text} title`);
    expect(contentOf('description')).toBe(`${text} description`);
    expect(contentOf('keywords')).toBe(`${text} keyword`);
    expect(contentOf('og:site_name')).toBe(`${text} brand`);
    expect(contentOf('twitter:title')).toBe(`${text} title`);
    expect(contentOf('og:image:alt')).toBe(`${text} | ${text} brand`);
  });
});
