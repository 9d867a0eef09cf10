import { graphql } from 'gatsby';
import { pageTemplate } from './page-layout';
import { Pricing } from '../sections/pricing/pricing';
import '../components/ui/page-stars.css';
import '../sections/pricing/pricing-page.css';

export { PageHead as Head } from './page-layout';

export const query = graphql`
  query PricingTemplate($language: Language!, $key: String!) {
    ...PageContent
    core: allPlan(
      filter: { language: { eq: $language }, line: { eq: CORE } }
      sort: { order: ASC }
    ) {
      nodes {
        ...PlanDetails
      }
    }
    ai: allPlan(filter: { language: { eq: $language }, line: { eq: AI } }, sort: { order: ASC }) {
      nodes {
        ...PlanDetails
      }
    }
  }
`;

const PricingTemplate = pageTemplate<Queries.PricingTemplateQuery>(({ page, core, ai }) => (
  <Pricing intro={page} level={1} plans={core.nodes} aiPlans={ai.nodes} />
));

export default PricingTemplate;
