import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { Language } from './languages';
import { createRouteTable, type Route } from './route-table';

/** Addresses, seen from the page on the screen. */
export interface RouteContextValue {
  /** Identity of the page on the screen. */
  page: string;
  language: Language;
  /** Whether the page is in the route table; the 404 page is not. */
  isKnown: boolean;
  /** @returns Path of a page in the language on the screen. @throws When there is no such page. */
  pathOf: (page: string, anchor?: string) => string;
  /** @returns Path of the page in another language. */
  switchLanguage: (language: Language) => string;
}

const RouteContext = createContext<RouteContextValue | null>(null);

interface RouteProviderProps {
  page: string;
  language: Language;
  /** All pages in the language on the screen, and the page on the screen in the other languages. */
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

/**
 * @returns The addresses seen from the page on the screen.
 * @throws When it is called outside of a page's layout.
 */
export const useRoutes = (): RouteContextValue => {
  const value = useContext(RouteContext);
  if (!value) throw new Error('useRoutes needs a RouteProvider above it; the layout brings one.');
  return value;
};
