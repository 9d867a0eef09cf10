import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Layout } from '../components/layout/layout';
import { NewsletterForm } from '../forms/newsletter/newsletter-form';
import type { PageContext } from '../i18n/page-context';

const FooterNewsletter = () => {
  const { t } = useTranslation('common');
  return <NewsletterForm id="footer-email" label={t('newsletter.label')} />;
};

// One element for all renders, so that none hydrates the footer early.
const newsletter = <FooterNewsletter />;

interface PageLayoutProps {
  content: Queries.LayoutContentFragment;
  context: PageContext;
  children: ReactNode;
}

/** The layout of every page. It passes in the newsletter form, because components do not know forms. */
export const PageLayout = ({ content, context, children }: PageLayoutProps) => (
  <Layout content={content} context={context} newsletter={newsletter}>
    {children}
  </Layout>
);
