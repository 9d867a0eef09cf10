import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Island } from '../../plugins/gatsby-plugin-islands';
import { Layout } from '../components/layout/layout';
import { Seo } from '../components/seo/seo';
import type { PageContext } from '../gatsby/pages';
import { rootPath } from '../i18n/route-table';
import { NotFound } from '../sections/not-found/not-found';

const NotFoundTemplate = ({
  data,
  pageContext,
}: PageProps<Queries.NotFoundTemplateQuery, PageContext>) =>
  data.notFound && (
    <Layout content={data} context={pageContext}>
      <Island>
        <NotFound content={data.notFound} homePath={rootPath} />
      </Island>
    </Layout>
  );

export default NotFoundTemplate;

export const Head = ({
  data,
  pageContext,
}: HeadProps<Queries.NotFoundTemplateQuery, PageContext>) =>
  data.notFound && <Seo content={data} context={pageContext} page={data.notFound} />;

export const query = graphql`
  query NotFoundTemplate($language: String!) {
    ...LayoutContent
    ...SeoSite
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
