import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Island } from '../../plugins/gatsby-plugin-islands';
import { Layout } from '../components/layout/layout';
import { Seo } from '../components/seo/seo';
import type { PageContext } from '../gatsby/pages';
import { ServiceDetails } from '../sections/services/service-details';

const ServicesTemplate = ({
  data,
  pageContext,
}: PageProps<Queries.ServicesTemplateQuery, PageContext>) => {
  const { page, info } = data;
  if (!page || !info) return null;

  return (
    <Layout content={data} context={pageContext}>
      <Island>
        <ServiceDetails intro={page} services={data.allService.nodes} />
      </Island>
    </Layout>
  );
};

export default ServicesTemplate;

export const Head = ({
  data,
  pageContext,
}: HeadProps<Queries.ServicesTemplateQuery, PageContext>) =>
  data.page && <Seo content={data} context={pageContext} page={data.page} />;

export const query = graphql`
  query ServicesTemplate($language: String!, $key: String!) {
    ...LayoutContent
    ...SeoSite
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "services"] } }
    ) {
      ...Words
    }
    page(key: { eq: $key }, language: { eq: $language }) {
      ...PageIntro
      ...PageHead
    }
    allService(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        ...ServiceDetail
      }
    }
  }
`;
