import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Suspense } from 'react';
import { crumbsOf } from '../components/seo/page-head';
import { reportMissing } from '../layouts/page-template';
import { Seo } from '../components/seo/seo';
import { article } from '../components/seo/structured-data/page-contents';
import { StructuredData } from '../components/seo/structured-data/structured-data';
import { structuredPage } from '../components/seo/structured-data/structured-page';
import type { PageContext } from '../site/page-context';
import { casesPage } from '../site/routes';
import { CaseStudy } from '../sections/cases/case-study';
import { LegalText } from '../sections/legal/legal-text';

// One template for both, because Gatsby warns after every change of a template without pages, and
// legal pages are optional.
export const query = graphql`
  query ArticleTemplate($language: Language!, $path: String!) {
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
    caseStudy: case(path: { eq: $path }, language: { eq: $language }) {
      pageTitle
      description
      keywords
      path
      ...CaseStudy
    }
    legal: legalPage(path: { eq: $path }, language: { eq: $language }) {
      description
      path
      ...LegalText
    }
  }
`;

type Data = Queries.ArticleTemplateQuery;

const sectionOf = ({ caseStudy, index, legal }: Data) => {
  if (caseStudy && index) return <CaseStudy caseStudy={caseStudy} indexLabel={index.label} />;
  return legal && <LegalText page={legal} />;
};

/** A page whose text is Markdown: a case or a legal page. */
const ArticleTemplate = ({ data }: PageProps<Data, PageContext>) => {
  const section = sectionOf(data);
  if (!section) return reportMissing(data);
  return <Suspense>{section}</Suspense>;
};

export default ArticleTemplate;

/** The page for the head, and its breadcrumb. */
const headOf = (data: Data) => {
  const { caseStudy, legal, info } = data;
  if (caseStudy) {
    const { title: label, pageTitle: title, path } = caseStudy;
    return {
      page: { ...caseStudy, title },
      crumbs: [...crumbsOf(data, casesPage), { label, path }],
    };
  }
  if (!legal) return null;
  const { title: heading, description, path } = legal;
  const page = { title: `${heading} | ${info?.brand}`, description, heading };
  return { page, crumbs: [...crumbsOf(data), { label: heading, path }] };
};

export const Head = ({ data, pageContext }: HeadProps<Data, PageContext>) => {
  const head = headOf(data);
  if (!head) return null;
  const { page, crumbs } = head;
  const isCase = data.caseStudy !== null;
  const structured = structuredPage(data, pageContext, page);
  return (
    <>
      <Seo content={data} context={pageContext} page={page} type={isCase ? 'article' : 'website'} />
      {/* The condition keeps it out of the scripts. */}
      {process.env.BUILD_STAGE === 'build-html' && structured && (
        <StructuredData
          page={structured}
          crumbs={crumbs}
          entities={isCase ? [article(structured, page.heading)] : []}
        />
      )}
    </>
  );
};
