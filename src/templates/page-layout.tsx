import type { HeadProps, PageProps } from 'gatsby';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Thing } from 'schema-dts';
import { Layout } from '../components/layout/layout';
import { Seo } from '../components/seo/seo';
import type { SeoPage } from '../components/seo/seo-share';
import { StructuredData } from '../components/seo/structured-data/structured-data';
import {
  structuredPage,
  type StructuredPage,
} from '../components/seo/structured-data/structured-page';
import type { Crumb } from '../components/seo/structured-data/web-page';
import { NewsletterForm } from '../forms/newsletter/newsletter-form';
import type { PageContext } from '../site/page-context';
import { homePage } from '../site/route-table';

const FooterNewsletter = () => {
  const { t } = useTranslation('common');
  return <NewsletterForm id="footer-email" label={t('newsletter.label')} />;
};

interface PageLayoutProps {
  content: Queries.LayoutContentFragment;
  context: PageContext;
  children: ReactNode;
}

/**
 * The layout of every page. Components may not import forms, so the newsletter form is added here. Templates import this module first, so
 * that the global styles are first in the develop server's style sheet.
 */
export const PageLayout = ({ content, context, children }: PageLayoutProps) => (
  <Layout content={content} context={context} newsletter={<FooterNewsletter />}>
    {children}
  </Layout>
);

type PageData = Queries.LayoutContentFragment & { readonly page: object | null };

type Complete<Data extends PageData> = Data & {
  readonly page: NonNullable<Data['page']>;
  readonly info: NonNullable<Data['info']>;
};

const isComplete = <Data extends PageData>(data: Data): data is Complete<Data> =>
  Boolean(data.page && data.info);

/** Stops a build whose page would be empty, and names what its query did not find; the develop server logs it instead. */
export const reportMissing = (data: object): null => {
  const missing = Object.entries(data).flatMap(([name, value]) => (value === null ? name : []));
  const message = `The query of this page found nothing for: ${missing.join(', ')}. Does content/ have an entry with the key that it names?`;
  if (process.env.NODE_ENV === 'production') throw new Error(message);
  // eslint-disable-next-line no-console -- nothing else shows why the page is empty.
  console.error(message);
  return null;
};

/** Creates the component of a page that shows one section; `section` renders it from the data of the page's query. */
export const pageTemplate =
  <Data extends PageData>(section: (data: Complete<Data>) => ReactNode) =>
  ({ data, pageContext }: PageProps<Data, PageContext>) =>
    isComplete(data) ? (
      <PageLayout content={data} context={pageContext}>
        <Suspense>{section(data)}</Suspense>
      </PageLayout>
    ) : (
      reportMissing(data)
    );

type HeadData = Queries.LayoutContentFragment &
  Queries.SeoSiteFragment & { readonly page: SeoPage | null };

/** The breadcrumb from the home page to pages of the content, such as `about`; empty for the home page itself. */
export const crumbsOf = ({ pages }: Queries.LayoutContentFragment, ...keys: string[]): Crumb[] =>
  [homePage, ...keys.filter((key) => key !== homePage)].flatMap(
    (name) => pages.nodes.find(({ key }) => key === name) ?? [],
  );

/** Creates the head of a template whose query names its entry `page`; `entities` are what the page shows, for search engines. */
export const pageHead =
  <Data extends HeadData>(
    entities: (data: Data, page: StructuredPage) => readonly Thing[] = () => [],
  ) =>
  ({ data, pageContext }: HeadProps<Data, PageContext>) => {
    if (!data.page) return null;
    const page = structuredPage(data, pageContext, data.page);
    return (
      <>
        <Seo content={data} context={pageContext} page={data.page} />
        {/* The condition keeps it out of the scripts. */}
        {process.env.BUILD_STAGE === 'build-html' && page && (
          <StructuredData
            page={page}
            crumbs={crumbsOf(data, pageContext.page)}
            entities={entities(data, page)}
          />
        )}
      </>
    );
  };
