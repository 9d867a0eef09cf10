import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Island } from '../../plugins/gatsby-plugin-islands';
import { Seo } from '../components/seo/seo';
import type { PageContext } from '../i18n/page-context';
import { ServiceDetails } from '../sections/services/service-details';
import { PageLayout } from './page-layout';

export const query = graphql`
  query ServicesTemplate($language: Language!, $key: String!) {
    ...PageContent
    allService(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        ...ServiceDetail
      }
    }
  }
`;

const ServicesTemplate = ({
  data,
  pageContext,
}: PageProps<Queries.ServicesTemplateQuery, PageContext>) => {
  const { page, info } = data;
  if (!page || !info) return null;

  return (
    <PageLayout content={data} context={pageContext}>
      <Island>
        <ServiceDetails intro={page} services={data.allService.nodes} />
      </Island>
    </PageLayout>
  );
};

export default ServicesTemplate;

export const Head = ({
  data,
  pageContext,
}: HeadProps<Queries.ServicesTemplateQuery, PageContext>) =>
  data.page && <Seo content={data} context={pageContext} page={data.page} />;
