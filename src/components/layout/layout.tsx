import { clsx } from 'clsx';
import { useMemo, type ReactNode } from 'react';
import { Island } from '../../../plugins/gatsby-plugin-islands';
import { FormsProvider } from '../../forms/forms-context';
import type { PageContext } from '../../gatsby/pages';
import { RouteProvider } from '../../i18n/route-context';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { SkipLink } from './skip-link';
import { Tooltips } from '../ui/tooltips';
import { RouteAnnouncement } from './route-announcement';
import { useDocumentLanguage } from './use-document-language';

interface LayoutProps {
  content: Queries.LayoutContentFragment;
  context: Pick<PageContext, 'page' | 'menu' | 'language' | 'alternates'>;
  children: ReactNode;
  /** Classes of the main part. */
  className?: string;
}

/** What stands around the content of every page. */
export const Layout = ({ content, context, children, className }: LayoutProps) => {
  const { page, menu, language, alternates } = context;
  const pages = content.pages.nodes;
  const { info } = content;
  const routes = useMemo(
    () => [
      ...pages.map(({ key, path }) => ({ page: key, language, path })),
      ...alternates.filter((alternate) => alternate.language !== language),
    ],
    [pages, language, alternates],
  );

  useDocumentLanguage(language);

  if (!info) return null;

  return (
    <RouteProvider page={page} language={language} routes={routes}>
      <FormsProvider email={info.email} settings={info.forms}>
        <Island>
          <SkipLink />
          <SiteHeader content={content} menuKey={menu} />
        </Island>
        <main id="main" tabIndex={-1} className={clsx('@container/page', className)}>
          {children}
        </main>
        <Island below>
          <SiteFooter content={content} />
        </Island>
        <Tooltips />
        <RouteAnnouncement />
      </FormsProvider>
    </RouteProvider>
  );
};
