import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Island } from '../../plugins/gatsby-plugin-islands';
import { Layout } from '../components/layout/layout';
import { Seo } from '../components/seo/seo';
import type { PageContext } from '../gatsby/pages';
import { Projects } from '../sections/projects/projects';

const ProjectsTemplate = ({
  data,
  pageContext,
}: PageProps<Queries.ProjectsTemplateQuery, PageContext>) => {
  const { page, info } = data;
  if (!page || !info) return null;

  return (
    <Layout content={data} context={pageContext}>
      <Island>
        <Projects intro={page} level={1} projects={data.allProject.nodes} eager />
      </Island>
    </Layout>
  );
};

export default ProjectsTemplate;

export const Head = ({
  data,
  pageContext,
}: HeadProps<Queries.ProjectsTemplateQuery, PageContext>) =>
  data.page && <Seo content={data} context={pageContext} page={data.page} />;

export const query = graphql`
  query ProjectsTemplate($language: String!, $key: String!) {
    ...LayoutContent
    ...SeoSite
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "projects"] } }
    ) {
      ...Words
    }
    page(key: { eq: $key }, language: { eq: $language }) {
      ...PageIntro
      ...PageHead
    }
    allProject(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        ...ProjectTile
      }
    }
  }
`;
