import { graphql } from 'gatsby';
import { pageHead } from '../../components/seo/page-head';
import { pageTemplate } from '../../layouts/page-template';
import { serviceList } from '../../components/seo/structured-data/page-contents';
import { ServiceDetails } from '../../sections/services/service-details';

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

export const Head = pageHead<Queries.ServicesTemplateQuery>(({ page, allService }, structured) => [
  serviceList(structured, page?.heading ?? '', allService.nodes),
]);
