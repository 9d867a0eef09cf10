import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Suspense } from 'react';
import { crumbsOf, PageLayout, reportMissing } from './page-layout';
import { Seo } from '../components/seo/seo';
import { article } from '../components/seo/structured-data/page-contents';
import { StructuredData } from '../components/seo/structured-data/structured-data';
import { structuredPage } from '../components/seo/structured-data/structured-page';
import type { PageContext } from '../i18n/page-context';
import { casesPage } from '../i18n/route-table';
import { CaseStudy } from '../sections/cases/case-study';

export const query = graphql`
  query CaseTemplate($language: Language!, $key: String!) {
    ...SiteFrame
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "cases"] } }
      sort: { ns: ASC }
    ) {
      ...Translations
    }
    index: page(key: { eq: "cases" }, language: { eq: $language }) {
      label
    }
    study: case(key: { eq: $key }, language: { eq: $language }) {
      pageTitle
      description
      keywords
      path
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

export const Head = ({ data, pageContext }: HeadProps<Queries.CaseTemplateQuery, PageContext>) => {
  const { study } = data;
  if (!study) return null;
  const { pageTitle: title, description, heading, path } = study;
  const page = structuredPage(data, pageContext, { title, description });
  return (
    <>
      <Seo content={data} context={pageContext} page={{ ...study, title }} type="article" />
      {/* The condition keeps it out of the scripts. */}
      {process.env.BUILD_STAGE === 'build-html' && page && (
        <StructuredData
          page={page}
          crumbs={[...crumbsOf(data, casesPage), { label: study.title, path }]}
          entities={[article(page, heading)]}
        />
      )}
    </>
  );
};
