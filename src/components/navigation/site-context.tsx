import { graphql } from 'gatsby';
import { createContext, useContext, useMemo, type ReactNode } from 'react';

/** What header, menu, footer and links need, in the language of the page. */
export const layoutContent = graphql`
  fragment LayoutContent on Query {
    pages: allPage(filter: { language: { eq: $language } }) {
      nodes {
        key
        label
        path
        header
        footer
      }
    }
    info: siteInfo(language: { eq: $language }) {
      brand
      wordmark
      email
      phone
      tagline
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

type Content = Queries.LayoutContentFragment;

interface Site {
  info: NonNullable<Content['info']>;
  /** All pages, unordered. */
  pages: Content['pages']['nodes'];
  buildYear: string;
}

const SiteContext = createContext<Site | null>(null);

interface SiteProviderProps {
  content: Content;
  children: ReactNode;
}

export const SiteProvider = ({ content, children }: SiteProviderProps) => {
  const value = useMemo<Site | null>(() => {
    const { info, pages, site } = content;
    return info && { info, pages: pages.nodes, buildYear: site?.buildTime ?? '' };
  }, [content]);

  return value && <SiteContext value={value}>{children}</SiteContext>;
};

/** @throws Outside of a page's layout. */
export const useSite = (): Site => {
  const value = useContext(SiteContext);
  if (!value) throw new Error('useSite needs a SiteProvider above it; the layout brings one.');
  return value;
};
