import { graphql } from 'gatsby';
import { pageTemplate } from './page-layout';
import { ServiceDetails } from '../sections/services/service-details';

export { PageHead as Head } from './page-layout';

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

const ServicesTemplate = pageTemplate<Queries.ServicesTemplateQuery>(({ page, allService }) => (
  <ServiceDetails intro={page} services={allService.nodes} />
));

export default ServicesTemplate;
