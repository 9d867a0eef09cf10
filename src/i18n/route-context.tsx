import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { Language } from './languages';
import { createRouteTable, type Route } from './route-table';

/** Addresses, relative to the page on the screen. */
export interface RouteContextValue {
  page: string;
  language: Language;
  /** Whether the page is in the route table; the 404 page is not. */
  isKnown: boolean;
  /** Path of a page in the current language. @throws If there is no such page. */
  pathOf: (page: string, anchor?: string) => string;
  /** Path of this page in another language. */
  switchLanguage: (language: Language) => string;
}

const RouteContext = createContext<RouteContextValue | null>(null);

interface RouteProviderProps {
  page: string;
  language: Language;
  /** All pages in the current language, and this page in the others. */
  routes: readonly Route[];
  children: ReactNode;
}

export const RouteProvider = ({ page, language, routes, children }: RouteProviderProps) => {
  const value = useMemo<RouteContextValue>(() => {
    const table = createRouteTable(routes);
    return {
      page,
      language,
      isKnown: table.alternatesOf(page).length > 0,
      pathOf: (target, anchor) => table.pathOf(target, language, anchor),
      switchLanguage: (target) => table.switchLanguage(page, target),
    };
  }, [page, language, routes]);

  return <RouteContext value={value}>{children}</RouteContext>;
};

/** @throws Outside of a page's layout. */
export const useRoutes = (): RouteContextValue => {
  const value = useContext(RouteContext);
  if (!value) throw new Error('useRoutes needs a RouteProvider above it; the layout brings one.');
  return value;
};
