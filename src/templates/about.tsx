import { graphql, type PageProps } from 'gatsby';
import { Island } from '../../plugins/gatsby-plugin-islands';
import type { PageContext } from '../i18n/page-context';
import { About } from '../sections/about/about';
import '../sections/about/about-page.css';
import { PageHead, PageLayout } from './page-layout';

export const query = graphql`
  query AboutTemplate($language: Language!, $key: String!) {
    ...PageContent
    info: siteInfo(language: { eq: $language }) {
      ...AboutContent
    }
    allService(filter: { language: { eq: $language } }) {
      totalCount
    }
    allProject(filter: { language: { eq: $language } }) {
      totalCount
    }
  }
`;

const AboutTemplate = ({
  data,
  pageContext,
}: PageProps<Queries.AboutTemplateQuery, PageContext>) => {
  const { page, info } = data;
  if (!page || !info) return null;
  const counts = { services: data.allService.totalCount, projects: data.allProject.totalCount };

  return (
    <PageLayout content={data} context={pageContext}>
      <Island>
        <About intro={page} level={1} info={info} counts={counts} />
      </Island>
    </PageLayout>
  );
};

export default AboutTemplate;

export const Head = PageHead;
