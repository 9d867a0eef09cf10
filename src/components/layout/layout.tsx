import { Suspense, useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../i18n/languages';
import type { PageContext } from '../../i18n/page-context';
import { SiteProvider } from '../navigation/site-context';
import { LazyToaster } from '../toast/lazy-toaster';
import { buttonClasses } from '../ui/button-classes';
import { RouteAnnouncement } from './route-announcement';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

let shown: Language | undefined;

/** Updates the document's language after a navigation to another one. The first page has its own, unless a translator changed it. */
const useDocumentLanguage = (language: Language): void => {
  useEffect(() => {
    const root = document.documentElement;
    if (shown ? shown !== language : !root.lang) root.lang = language;
    shown = language;
  }, [language]);
};

/** The keyboard's first stop: past the header, to the page's own content. */
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
