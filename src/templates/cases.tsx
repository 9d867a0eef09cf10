import { graphql } from 'gatsby';
import { pageTemplate } from './page-layout';
import { CaseIndex } from '../sections/cases/case-index';

export { PageHead as Head } from './page-layout';

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
