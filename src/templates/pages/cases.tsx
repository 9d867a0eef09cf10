import { graphql } from 'gatsby';
import { pageHead } from '../../components/seo/page-head';
import { pageTemplate } from '../../layouts/page-template';
import { caseList } from '../../components/seo/structured-data/page-contents';
import { CaseIndex } from '../../sections/cases/case-index';

export const query = graphql`
  query CasesTemplate($language: Language!, $key: String!) {
    ...PageContent
    allCase(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        ...CaseCard
      }
    }
  }
`;

const CasesTemplate = pageTemplate<Queries.CasesTemplateQuery>(({ page, allCase }) => (
  <CaseIndex intro={page} cases={allCase.nodes} />
));

export default CasesTemplate;

export const Head = pageHead<Queries.CasesTemplateQuery>(({ page, allCase }, structured) => [
  caseList(structured, page?.heading ?? '', allCase.nodes),
]);
