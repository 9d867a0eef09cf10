import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { later } from '../components/later/later';
import { Layout } from '../components/layout';
import { Seo } from '../components/seo/seo';
import type { PageContext } from '../gatsby/pages';

const CaseIndex = later(() => import('../sections/case-index').then((module) => module.CaseIndex));

const CasesTemplate = ({
  data,
  pageContext,
}: PageProps<Queries.CasesTemplateQuery, PageContext>) => {
  const { page, info } = data;
  if (!page || !info) return null;

  return (
    <Layout content={data} context={pageContext}>
      <CaseIndex intro={page} cases={data.allCase.nodes} />
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
    allCase(filter: { language: { eq: $language } }, sort: { facts: { order: ASC } }) {
      nodes {
        ...CaseCard
      }
    }
  }
`;
