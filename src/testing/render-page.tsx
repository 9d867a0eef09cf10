import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { SiteProvider } from '../components/navigation/site-context';
import type { Language } from '../i18n/languages';
import { readLayoutContent } from './layout-content';
import { routes } from './site';
import { WordsProvider } from './words-provider';

interface Options {
  language?: Language;
  page?: string;
  /** What happens to the server's HTML before hydration; without it, the element is rendered in the browser only. */
  beforeHydration?: (page: HTMLElement) => void;
}

/** Renders an element as on a page, with the words of `content/` and the site's addresses. */
export const renderPage = (
  element: ReactElement,
  { language = 'en', page = 'home', beforeHydration }: Options = {},
): RenderResult => {
  const content = readLayoutContent(language);
  const context = { page, language, alternates: routes.alternatesOf(page) };

  const wrapper = ({ children }: { children: ReactNode }) => (
    <WordsProvider language={language}>
      <SiteProvider content={content} context={context}>
        {children}
      </SiteProvider>
    </WordsProvider>
  );
  if (!beforeHydration) return render(element, { wrapper });

  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(wrapper({ children: element }));
  beforeHydration(container);
  return render(element, { wrapper, container, hydrate: true });
};
