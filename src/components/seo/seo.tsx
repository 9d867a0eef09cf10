import { graphql } from 'gatsby';
import { manifestPath } from '../../i18n/file-paths';
import type { PageContext } from '../../gatsby/pages';
import { SeoAlternates } from './seo-alternates';
import { SeoShare } from './seo-share';

/** What the head of every page says about the site. */
export const seoSite = graphql`
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

/** What a page says about itself. */
export interface SeoPage {
  readonly title: string;
  readonly description: string;
  readonly keywords?: readonly string[];
  /** The page's h1 with its swell marks; the share image shows it. */
  readonly heading: string;
}

/**
 * Gatsby puts the attributes of this `<html>` on the page's own. In the browser React would take the page's element itself for it, drop
 * all its attributes and so have every style of the page worked out anew; there `useDocumentLanguage` keeps the language.
 */
const isHtml = typeof window === 'undefined';

interface SeoProps {
  content: Queries.SeoSiteFragment;
  context: PageContext;
  page: SeoPage;
  /** Path under which search engines keep the page, where it is not its own in the route table. */
  canonical?: string;
  /** What Open Graph calls the page. */
  type?: 'website' | 'article';
}

/** The head of a page. Every template exports it as its `Head`. A page outside of the route table asks not to be found. */
export const Seo = ({ content, context, page, canonical, type = 'website' }: SeoProps) => {
  const { language, alternates } = context;
  const own = alternates.find((route) => route.language === language);
  const path = canonical ?? own?.path;
  const siteUrl = content.site?.siteMetadata?.siteUrl ?? '';

  return (
    <>
      {isHtml && <html lang={language} />}
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
