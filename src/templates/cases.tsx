import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Island } from '../../plugins/gatsby-plugin-islands';
import { Layout } from '../components/layout/layout';
import { Seo } from '../components/seo/seo';
import type { PageContext } from '../gatsby/pages';
import { CaseIndex } from '../sections/cases/case-index';

const CasesTemplate = ({
  data,
  pageContext,
}: PageProps<Queries.CasesTemplateQuery, PageContext>) => {
  const { page, info } = data;
  if (!page || !info) return null;

  return (
    <Layout content={data} context={pageContext}>
      <Island>
        <CaseIndex intro={page} cases={data.allCase.nodes} />
      </Island>
    </Layout>
  );
};

export default CasesTemplate;

export const Head = ({ data, pageContext }: HeadProps<Queries.CasesTemplateQuery, PageContext>) =>
  data.page && <Seo content={data} context={pageContext} page={data.page} />;

export const query = graphql`
  query CasesTemplate($language: String!, $key: String!) {
    ...LayoutContent
    ...SeoSite
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "cases"] } }) {
      ...Words
    }
    page(key: { eq: $key }, language: { eq: $language }) {
      ...PageIntro
      ...PageHead
    }
    allCase(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        ...CaseCard
      }
    }
  }
`;
