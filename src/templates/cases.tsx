import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Island } from '../../plugins/gatsby-plugin-islands';
import { Seo } from '../components/seo/seo';
import type { PageContext } from '../i18n/page-context';
import { CaseIndex } from '../sections/cases/case-index';
import { PageLayout } from './page-layout';

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

const CasesTemplate = ({
  data,
  pageContext,
}: PageProps<Queries.CasesTemplateQuery, PageContext>) => {
  const { page, info } = data;
  if (!page || !info) return null;

  return (
    <PageLayout content={data} context={pageContext}>
      <Island>
        <CaseIndex intro={page} cases={data.allCase.nodes} />
      </Island>
    </PageLayout>
  );
};

export default CasesTemplate;

export const Head = ({ data, pageContext }: HeadProps<Queries.CasesTemplateQuery, PageContext>) =>
  data.page && <Seo content={data} context={pageContext} page={data.page} />;
