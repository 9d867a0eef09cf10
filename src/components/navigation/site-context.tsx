import { createContext, useContext, useMemo, type ReactNode } from 'react';

type Content = Queries.LayoutContentFragment;

/** What header, menu and footer show, in the language on the screen. */
interface Site {
  info: NonNullable<Content['info']>;
  /** All pages, in no order. */
  pages: Content['pages']['nodes'];
  /** Key of the page in the navigation that the visitor is on or below. */
  menu: string;
  /** Year in which the page was built. */
  buildYear: string;
}

const SiteContext = createContext<Site | null>(null);

interface SiteProviderProps {
  content: Content;
  menu: string;
  children: ReactNode;
}

export const SiteProvider = ({ content, menu, children }: SiteProviderProps) => {
  const value = useMemo<Site | null>(() => {
    const { info, pages, site } = content;
    return info && { info, pages: pages.nodes, menu, buildYear: site?.buildTime ?? '' };
  }, [content, menu]);

  return value && <SiteContext value={value}>{children}</SiteContext>;
};

/**
 * @returns The site's record and its pages.
 * @throws When it is called outside of a page's layout.
 */
export const useSite = (): Site => {
  const value = useContext(SiteContext);
  if (!value) throw new Error('useSite needs a SiteProvider above it; the layout brings one.');
  return value;
};
