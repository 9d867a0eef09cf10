import { graphql } from 'gatsby';
import { manifestPath, markdownPath } from '#static-site';
import { defaultLanguage } from '../../i18n/languages';
import type { PageContext } from '../../site/page-context';
import type { Route } from '../../site/routes';
import { SeoShare, type SeoPage } from './seo-share';

export const seoSiteFragment = graphql`
  fragment SeoSite on Query {
    site {
      siteMetadata {
        siteUrl
      }
    }
    info: siteInfo(language: { eq: $language }) {
      brand
    }
  }
`;

/**
 * In the HTML, Gatsby copies the attributes of this `<html>` to the page's own. In the browser
 * React would remove its other attributes; there `useDocumentLanguage` sets the language.
 */
const isServer = typeof window === 'undefined';

interface SeoAlternatesProps {
  siteUrl: string;
  own: Route | undefined;
  alternates: readonly Route[];
}

/** The same page in other languages and as Markdown. */
const SeoAlternates = ({ siteUrl, own, alternates }: SeoAlternatesProps) => {
  const fallback = alternates.find((route) => route.language === defaultLanguage);

  return (
    <>
      {alternates.map((route) => (
        <link
          key={route.language}
          rel="alternate"
          hrefLang={route.language}
          href={siteUrl + route.path}
        />
      ))}
      {fallback && <link rel="alternate" hrefLang="x-default" href={siteUrl + fallback.path} />}
      {own && <link rel="alternate" type="text/markdown" href={siteUrl + markdownPath(own.path)} />}
    </>
  );
};

interface SeoProps {
  content: Queries.SeoSiteFragment;
  context: PageContext;
  page: SeoPage;
  /** Canonical path, where it is not the page's own. */
  canonical?: string;
  type?: 'website' | 'article';
}

/** The head of a page. A page without an address of its own is not indexed. */
export const Seo = ({ content, context, page, canonical, type = 'website' }: SeoProps) => {
  const { language, alternates } = context;
  const own = alternates.find((route) => route.language === language);
  const path = canonical ?? own?.path;
  const siteUrl = content.site?.siteMetadata?.siteUrl ?? '';

  return (
    <>
      {isServer && <html lang={language} />}
      <title>{page.title}</title>
      <meta name="description" content={page.description} />
      {page.keywords && <meta name="keywords" content={page.keywords.join(', ')} />}
      {path ? (
        <link rel="canonical" href={siteUrl + path} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <link rel="manifest" href={manifestPath(language)} />
      <SeoAlternates siteUrl={siteUrl} own={own} alternates={alternates} />
      <SeoShare
        page={page}
        type={type}
        siteUrl={siteUrl}
        brand={content.info?.brand ?? ''}
        context={context}
        path={path}
      />
    </>
  );
};
