import type { Language } from '../../../i18n/languages';
import type { PageContext } from '../../../site/page-context';

/** What structured data say about every page. */
export interface StructuredPage {
  /** Without trailing slash. */
  siteUrl: string;
  info: NonNullable<Queries.LayoutContentFragment['info']>;
  /** The same in every language. */
  pageId: string;
  language: Language;
  /** Whole address of the page. */
  url: string;
  title: string;
  description: string;
}

type HeadContent = Queries.LayoutContentFragment & Queries.SeoSiteFragment;

/** Undefined for a page without an address of its own, which search engines do not index. */
export const structuredPage = (
  { site, info }: HeadContent,
  { pageId, language, alternates }: PageContext,
  { title, description }: Pick<StructuredPage, 'title' | 'description'>,
): StructuredPage | undefined => {
  const own = alternates.find((route) => route.language === language);
  const siteUrl = site?.siteMetadata?.siteUrl ?? '';
  return own && info
    ? { siteUrl, info, pageId, language, url: siteUrl + own.path, title, description }
    : undefined;
};
