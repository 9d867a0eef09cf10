import { graphql } from 'gatsby';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { Language } from '../i18n/languages';
import type { PageContext } from './page-context';
import { createRouteTable, legalPage } from './route-table';

/** The content of header, menu and footer in the language of the page. */
export const layoutContentFragment = graphql`
  fragment LayoutContent on Query {
    pages: allPage(filter: { language: { eq: $language } }, sort: { key: ASC }) {
      nodes {
        key
        label
        path
        header
        footer
      }
    }
    legalPages: allLegalPage(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        key
        title
        path
        forms
      }
    }
    info: siteInfo(language: { eq: $language }) {
      brand
      wordmark
      email
      phone
      tagline
      company {
        legalName
        street
        postcode
        city
        country
        register
        vat
      }
      forms {
        throttle
        blockList
        newsletter {
          subject
          message
        }
      }
      languages {
        code
        name
      }
      social {
        network
        label
        url
      }
    }
    site {
      buildTime(formatString: "YYYY")
    }
  }
`;

type LayoutContent = Queries.LayoutContentFragment;

interface SiteContextValue {
  info: NonNullable<LayoutContent['info']>;
  /** All pages; menus sort them. */
  pages: LayoutContent['pages']['nodes'];
  /** In their order. */
  legalPages: LayoutContent['legalPages']['nodes'];
  buildYear: string;
  /** Identity of the current page. */
  page: string;
  language: Language;
  /** Whether the page is in the route table; the 404 page is not. */
  isKnown: boolean;
  /** Path of a page in the current language. @throws If there is no such page. */
  pathOf: (page: string, anchor?: string) => string;
  /** Path of this page in another language. */
  switchLanguage: (language: Language) => string;
}

const SiteContext = createContext<SiteContextValue | null>(null);

interface SiteProviderProps {
  content: LayoutContent;
  context: Pick<PageContext, 'page' | 'language' | 'alternates'>;
  children: ReactNode;
}

/** Provides the content that all pages share, and the addresses of pages in the current language. */
export const SiteProvider = ({ content, context, children }: SiteProviderProps) => {
  const { page, language, alternates } = context;
  const value = useMemo<SiteContextValue | null>(() => {
    const { info, site } = content;
    const pages = content.pages.nodes;
    const legalPages = content.legalPages.nodes;
    const routes = [
      ...pages.map(({ key, path }) => ({ page: key, language, path })),
      ...legalPages.map(({ key, path }) => ({ page: legalPage(key), language, path })),
    ];
    const table = createRouteTable([
      ...routes.filter((route) => route.page !== page),
      ...alternates,
    ]);
    return (
      info && {
        info,
        pages,
        legalPages,
        buildYear: site?.buildTime ?? '',
        page,
        language,
        isKnown: table.alternatesOf(page).length > 0,
        pathOf: (target, anchor) => table.pathOf(target, language, anchor),
        switchLanguage: (target) => table.switchLanguage(page, target),
      }
    );
  }, [content, page, language, alternates]);

  return value && <SiteContext value={value}>{children}</SiteContext>;
};

/** @throws Outside of a page's layout. */
export const useSite = (): SiteContextValue => {
  const value = useContext(SiteContext);
  if (!value) throw new Error('useSite needs a SiteProvider above it; the layout has one.');
  return value;
};
