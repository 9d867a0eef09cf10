import { clsx } from 'clsx';
import { useEffect, useMemo, type ReactNode } from 'react';
import { FormsProvider } from '../forms/forms-context';
import type { PageContext } from '../gatsby/pages';
import { RouteProvider } from '../i18n/route-context';
import { later } from './later/later';
import { markLive } from './later/mark-live';
import { SkipLink } from './skip-link';
import { Tooltips } from './ui/tooltips';
import { useArrival } from './use-arrival';
import { useDocumentLanguage } from './use-document-language';

interface LayoutProps {
  content: Queries.LayoutContentFragment;
  context: Pick<PageContext, 'page' | 'menu' | 'language' | 'alternates'>;
  children: ReactNode;
  /** Classes of the main part. */
  className?: string;
}

const SiteHeader = later(() => import('./site-header').then((module) => module.SiteHeader));
const SiteFooter = later(() => import('./site-footer').then((module) => module.SiteFooter), {
  below: true,
});

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
  useArrival();
  useEffect(() => markLive(document.body), []);

  if (!info) return null;

  return (
    <RouteProvider page={page} language={language} routes={routes}>
      <FormsProvider email={info.email} settings={info.forms}>
        <SkipLink />
        <SiteHeader content={content} menuKey={menu} />
        <main id="main" tabIndex={-1} className={clsx('@container/page', className)}>
          {children}
        </main>
        <SiteFooter content={content} />
        <Tooltips />
      </FormsProvider>
    </RouteProvider>
  );
};
