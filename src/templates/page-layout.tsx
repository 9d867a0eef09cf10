import type { HeadProps } from 'gatsby';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Layout } from '../components/layout/layout';
import { Seo } from '../components/seo/seo';
import type { SeoPage } from '../components/seo/seo-share';
import { FormsProvider } from '../forms/forms-context';
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

/** The layout of every page. It passes in the forms' settings and the newsletter form, because components do not know forms. */
export const PageLayout = ({ content, context, children }: PageLayoutProps) =>
  content.info && (
    <FormsProvider email={content.info.email} settings={content.info.forms}>
      <Layout content={content} context={context} newsletter={newsletter}>
        {children}
      </Layout>
    </FormsProvider>
  );

type PageData = Queries.SeoSiteFragment & { readonly page: SeoPage | null };

/** The head of a template whose query names its record `page`. */
export const PageHead = ({ data, pageContext }: HeadProps<PageData, PageContext>) =>
  data.page && <Seo content={data} context={pageContext} page={data.page} />;
