import type { PageProps } from 'gatsby';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import '../styles/global-styles';
import { SiteHeader } from '../components/layout/site-header';
import { SiteFooter } from '../components/layout/site-footer';
import { ToastProvider } from '../components/toast/toast-provider';
import { Button } from '../components/ui/button';
import { NewsletterForm } from '../forms/newsletter/newsletter-form';
import type { PageContext } from '../site/page-context';
import { SiteProvider } from '../site/site-context';
import { PageChange } from './page-change';
import { reportMissing } from './page-template';

/** The first link of every page, for keyboard users. */
const SkipLink = () => {
  const { t } = useTranslation('common');
  return (
    <Button as="a" href="#main" variant="accent" size="small" className="skip-link">
      {t('skip')}
    </Button>
  );
};

const FooterNewsletter = () => {
  const { t } = useTranslation('common');
  return <NewsletterForm id="footer-email" label={t('newsletter.label')} />;
};

type LayoutContent = Queries.LayoutContentFragment;

/** The root, which redirects, has no layout, nor have Gatsby's own pages. */
const hasLayout = (data: object | undefined): data is LayoutContent =>
  data !== undefined && 'pages' in data;

/**
 * Header, footer and toasts, which stay while the page between them changes: `gatsby-plugin-layout`
 * wraps every page in it.
 */
const SiteLayout = ({
  data,
  pageContext,
  children,
}: PageProps<LayoutContent | undefined, PageContext>) => {
  if (!hasLayout(data)) return children;
  if (!data.info) return reportMissing(data);

  return (
    <SiteProvider content={data} context={pageContext}>
      <ToastProvider>
        <Suspense>
          <SkipLink />
          <SiteHeader />
        </Suspense>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Suspense>
          {/* What is typed stays as a draft; an error does not follow the visitor to the next
              page. */}
          <SiteFooter
            newsletter={<FooterNewsletter key={`${pageContext.language}/${pageContext.pageId}`} />}
          />
        </Suspense>
        <PageChange />
      </ToastProvider>
    </SiteProvider>
  );
};

export default SiteLayout;
