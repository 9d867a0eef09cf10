import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Layout } from '../components/layout/layout';
import { FormsProvider } from '../forms/forms-context';
import { NewsletterForm } from '../forms/newsletter/newsletter-form';
import type { PageContext } from '../i18n/page-context';

interface PageLayoutProps {
  content: Queries.LayoutContentFragment;
  context: PageContext;
  children: ReactNode;
}

/** The layout of every page, with the settings and the newsletter form that it does not know itself. */
export const PageLayout = ({ content, context, children }: PageLayoutProps) => {
  const { t } = useTranslation('common');
  const { info } = content;
  if (!info) return null;

  return (
    <FormsProvider email={info.email} settings={info.forms}>
      <Layout
        content={content}
        context={context}
        newsletter={<NewsletterForm id="footer-email" label={t('newsletter.label')} />}
      >
        {children}
      </Layout>
    </FormsProvider>
  );
};
