import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Island } from '../../plugins/gatsby-plugin-islands';
import { Seo } from '../components/seo/seo';
import type { PageContext } from '../i18n/page-context';
import { rootPath } from '../i18n/route-table';
import { NotFound } from '../sections/not-found/not-found';
import { PageLayout } from './page-layout';

export const query = graphql`
  query NotFoundTemplate($language: Language!) {
    ...SiteContent
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common"] } }) {
      ...Words
    }
    notFound(language: { eq: $language }) {
      title
      description
      ...NotFoundContent
    }
  }
`;

const NotFoundTemplate = ({
  data,
  pageContext,
}: PageProps<Queries.NotFoundTemplateQuery, PageContext>) =>
  data.notFound && (
    <PageLayout content={data} context={pageContext}>
      <Island>
        <NotFound content={data.notFound} homePath={rootPath} />
      </Island>
    </PageLayout>
  );

export default NotFoundTemplate;

export const Head = ({
  data,
  pageContext,
}: HeadProps<Queries.NotFoundTemplateQuery, PageContext>) =>
  data.notFound && <Seo content={data} context={pageContext} page={data.notFound} />;
