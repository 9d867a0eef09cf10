import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Suspense } from 'react';
import { PageLayout, reportMissing } from './page-layout';
import { Seo } from '../components/seo/seo';
import type { PageContext } from '../i18n/page-context';
import { CaseStudy } from '../sections/cases/case-study';

export const query = graphql`
  query CaseTemplate($language: Language!, $key: String!) {
    ...SiteFrame
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "cases"] } }
      sort: { ns: ASC }
    ) {
      ...Words
    }
    index: page(key: { eq: "cases" }, language: { eq: $language }) {
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

const CaseTemplate = ({ data, pageContext }: PageProps<Queries.CaseTemplateQuery, PageContext>) => {
  const { study, index } = data;
  if (!study || !index) return reportMissing(data);

  return (
    <PageLayout content={data} context={pageContext}>
      <Suspense>
        <CaseStudy study={study} indexLabel={index.label} />
      </Suspense>
    </PageLayout>
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
