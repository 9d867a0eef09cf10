import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { SiteProvider } from '../site/site-context';
import type { Language } from '../i18n/languages';
import { alternatesOf, layoutContent } from './fixtures';
import { I18nProvider } from './i18n-provider';

interface Options {
  language?: Language;
  page?: string;
  /** What is different about the agency. */
  info?: Partial<NonNullable<Queries.LayoutContentFragment['info']>>;
  legalPages?: Queries.LayoutContentFragment['legalPages']['nodes'];
  /**
   * Changes the server's HTML before hydration; without it, the element is rendered in the browser
   * only.
   */
  beforeHydration?: (page: HTMLElement) => void;
}

/** Renders an element as on a page of the site. */
export const renderPage = (
  element: ReactElement,
  { language = 'en', page = 'home', info, legalPages, beforeHydration }: Options = {},
): RenderResult => {
  const layout = layoutContent(language);
  const content = {
    ...layout,
    info: layout.info && { ...layout.info, ...info },
    legalPages: { nodes: legalPages ?? [] },
  };
  const context = { pageId: page, language, alternates: alternatesOf(page) };

  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nProvider language={language}>
      <SiteProvider content={content} context={context}>
        {children}
      </SiteProvider>
    </I18nProvider>
  );
  if (!beforeHydration) return render(element, { wrapper });

  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(wrapper({ children: element }));
  beforeHydration(container);
  return render(element, { wrapper, container, hydrate: true });
};
