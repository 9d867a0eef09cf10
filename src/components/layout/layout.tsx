import { Suspense, useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../i18n/languages';
import type { PageContext } from '../../site/page-context';
import { SiteProvider } from '../../site/site-context';
import { LazyToaster } from '../toast/lazy-toaster';
import { buttonClasses } from '../ui/button-classes';
import { RouteAnnouncement } from './route-announcement';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

let lastLanguage: Language | undefined;

/** Updates the document's language on navigation. That of the first page is in the HTML; a translator may have changed it. */
const useDocumentLanguage = (language: Language): void => {
  useEffect(() => {
    const root = document.documentElement;
    if (lastLanguage ? lastLanguage !== language : !root.lang) root.lang = language;
    lastLanguage = language;
  }, [language]);
};

/** The first link of every page, for keyboard users. */
const SkipLink = () => {
  const { t } = useTranslation('common');
  return (
    <a href="#main" className={buttonClasses('accent', 'small', 'skip-link')}>
      {t('skip')}
    </a>
  );
};

interface LayoutProps {
  content: Queries.LayoutContentFragment;
  context: Pick<PageContext, 'page' | 'language' | 'alternates'>;
  /** The sign-up form in the footer. */
  newsletter: ReactNode;
  children: ReactNode;
}

export const Layout = ({ content, context, newsletter, children }: LayoutProps) => {
  useDocumentLanguage(context.language);

  return (
    <SiteProvider content={content} context={context}>
      <Suspense>
        <SkipLink />
        <SiteHeader />
      </Suspense>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Suspense>
        <SiteFooter newsletter={newsletter} />
      </Suspense>
      <RouteAnnouncement />
      <LazyToaster />
    </SiteProvider>
  );
};
