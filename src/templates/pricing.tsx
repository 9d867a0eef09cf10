import { graphql, type PageProps } from 'gatsby';
import { Island } from '../../plugins/gatsby-plugin-islands';
import type { PageContext } from '../i18n/page-context';
import { Pricing } from '../sections/pricing/pricing';
import '../sections/pricing/pricing-page.css';
import { PageHead, PageLayout } from './page-layout';

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

const PricingTemplate = ({
  data,
  pageContext,
}: PageProps<Queries.PricingTemplateQuery, PageContext>) => {
  const { page, info } = data;
  if (!page || !info) return null;

  return (
    <PageLayout content={data} context={pageContext}>
      <Island>
        <Pricing
          intro={page}
          level={1}
          plans={data.core.nodes}
          aiPlans={data.ai.nodes}
          email={info.email}
        />
      </Island>
    </PageLayout>
  );
};

export default PricingTemplate;

export const Head = PageHead;
