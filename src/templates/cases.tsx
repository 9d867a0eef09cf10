import { graphql, type PageProps } from 'gatsby';
import { Island } from '../../plugins/gatsby-plugin-islands';
import type { PageContext } from '../i18n/page-context';
import { CaseIndex } from '../sections/cases/case-index';
import { PageHead, PageLayout } from './page-layout';

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

const CasesTemplate = ({ data, pageContext }: PageProps<Queries.CasesTemplateQuery, PageContext>) =>
  data.page && (
    <PageLayout content={data} context={pageContext}>
      <Island>
        <CaseIndex intro={data.page} cases={data.allCase.nodes} />
      </Island>
    </PageLayout>
  );

export default CasesTemplate;

export const Head = PageHead;
