import { graphql } from 'gatsby';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { Language } from '../i18n/languages';
import type { PageContext } from './page-context';
import { composePath, legalPage } from './routes';

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
  pageId: string;
  language: Language;
  /** Whether the page has an address of its own; the 404 page has none. */
  isKnown: boolean;
  /** Path of a page in the current language. @throws If there is no such page. */
  pathOf: (pageId: string) => string;
  /** Path of this page in another language, or the language's root if the page is unknown. */
  switchLanguage: (language: Language) => string;
}

const SiteContext = createContext<SiteContextValue | null>(null);

interface SiteProviderProps {
  content: LayoutContent;
  context: Pick<PageContext, 'pageId' | 'language' | 'alternates'>;
  children: ReactNode;
}

/**
 * Provides the content that all pages share, and the addresses of pages in the current language.
 */
export const SiteProvider = ({ content, context, children }: SiteProviderProps) => {
  const { pageId, language, alternates } = context;
  const value = useMemo<SiteContextValue | null>(() => {
    const { info, site } = content;
    const pages = content.pages.nodes;
    const legalPages = content.legalPages.nodes;
    const routes = [
      ...pages,
      ...legalPages.map(({ key, path }) => ({ key: legalPage(key), path })),
    ];
    return (
      info && {
        info,
        pages,
        legalPages,
        buildYear: site?.buildTime ?? '',
        pageId,
        language,
        isKnown: alternates.length > 0,
        pathOf: (target) => {
          const route = routes.find(({ key }) => key === target);
          if (!route)
            throw new Error(`There is no page "${target}" in the language "${language}".`);
          return route.path;
        },
        switchLanguage: (target) =>
          alternates.find((route) => route.language === target)?.path ?? composePath(target),
      }
    );
  }, [content, pageId, language, alternates]);

  return value && <SiteContext value={value}>{children}</SiteContext>;
};

/** @throws Outside of a page's layout. */
export const useSite = (): SiteContextValue => {
  const value = useContext(SiteContext);
  if (!value) throw new Error('useSite needs a SiteProvider above it; the layout has one.');
  return value;
};
