import { graphql, type PageProps } from 'gatsby';
import { Island } from '../../plugins/gatsby-plugin-islands';
import type { PageContext } from '../i18n/page-context';
import { ServiceDetails } from '../sections/services/service-details';
import { PageHead, PageLayout } from './page-layout';

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
}: PageProps<Queries.ServicesTemplateQuery, PageContext>) =>
  data.page && (
    <PageLayout content={data} context={pageContext}>
      <Island>
        <ServiceDetails intro={data.page} services={data.allService.nodes} />
      </Island>
    </PageLayout>
  );

export default ServicesTemplate;

export const Head = PageHead;
