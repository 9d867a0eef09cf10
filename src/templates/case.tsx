import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Island } from '../../plugins/gatsby-plugin-islands';
import { Layout } from '../components/layout/layout';
import { Seo } from '../components/seo/seo';
import type { PageContext } from '../gatsby/pages';
import { CaseStudy } from '../sections/cases/case-study';

const CaseTemplate = ({ data, pageContext }: PageProps<Queries.CaseTemplateQuery, PageContext>) => {
  const { study, index } = data;
  if (!study || !index) return null;

  return (
    <Layout content={data} context={pageContext}>
      <Island>
        <CaseStudy study={study} indexLabel={index.label} />
      </Island>
    </Layout>
  );
};

export default CaseTemplate;

export const Head = ({ data, pageContext }: HeadProps<Queries.CaseTemplateQuery, PageContext>) =>
  data.study && (
    <Seo
      content={data}
      context={pageContext}
      page={{ ...data.study, title: data.study.pageTitle }}
      type="article"
    />
  );

export const query = graphql`
  query CaseTemplate($language: String!, $key: String!, $menu: String!) {
    ...LayoutContent
    ...SeoSite
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "cases"] } }) {
      ...Words
    }
    index: page(key: { eq: $menu }, language: { eq: $language }) {
      label
    }
    study: case(key: { eq: $key }, language: { eq: $language }) {
      pageTitle
      description
      keywords
      ...CaseStudy
    }
  }
`;
