import { graphql } from 'gatsby';
import { pageHead } from '../../components/seo/page-head';
import { pageTemplate } from '../../layouts/page-template';
import { questionPage } from '../../components/seo/structured-data/page-contents';
import { planCatalog } from '../../components/seo/structured-data/plans';
import { readTranslations } from '../../i18n/read-translations';
import { Pricing } from '../../sections/pricing/pricing';
import { Questions } from '../../sections/pricing/questions';
import '../../components/ui/page-stars.css';
import '../../sections/pricing/pricing-page.css';

export const query = graphql`
  query PricingTemplate($language: Language!, $key: String!) {
    ...PageContent
    core: allPlan(
      filter: { language: { eq: $language }, line: { eq: CORE } }
      sort: { order: ASC }
    ) {
      nodes {
        ...PlanCard
        ...PlanOffer
      }
    }
    ai: allPlan(filter: { language: { eq: $language }, line: { eq: AI } }, sort: { order: ASC }) {
      nodes {
        ...PlanCard
        ...PlanOffer
      }
    }
    allQuestion(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        ...QuestionAndAnswer
      }
    }
  }
`;

const PricingTemplate = pageTemplate<Queries.PricingTemplateQuery>(
  ({ page, core, ai, allQuestion }) => (
    <>
      <Pricing intro={page} ownPage plans={core.nodes} aiPlans={ai.nodes} />
      {allQuestion.nodes.length > 0 && <Questions questions={allQuestion.nodes} />}
    </>
  ),
);

export default PricingTemplate;

export const Head = pageHead<Queries.PricingTemplateQuery>(
  ({ pages, page, core, ai, allQuestion, locales }, structured) => {
    const texts = readTranslations(locales, 'pricing');
    const label = pages.nodes.find(({ key }) => key === structured.pageId)?.label ?? '';
    const lists = [
      { heading: page?.heading ?? '', plans: core.nodes },
      { heading: texts.ai.heading, plans: ai.nodes },
    ];
    return [
      planCatalog(structured, label, lists, texts),
      ...questionPage(structured, allQuestion.nodes),
    ];
  },
);
