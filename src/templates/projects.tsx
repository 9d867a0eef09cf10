import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Island } from '../../plugins/gatsby-plugin-islands';
import { Seo } from '../components/seo/seo';
import type { PageContext } from '../i18n/page-context';
import { Projects } from '../sections/projects/projects';
import { PageLayout } from './page-layout';

export const query = graphql`
  query ProjectsTemplate($language: Language!, $key: String!) {
    ...PageContent
    allProject(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        ...ProjectTile
      }
    }
  }
`;

const ProjectsTemplate = ({
  data,
  pageContext,
}: PageProps<Queries.ProjectsTemplateQuery, PageContext>) => {
  const { page, info } = data;
  if (!page || !info) return null;

  return (
    <PageLayout content={data} context={pageContext}>
      <Island>
        <Projects intro={page} level={1} projects={data.allProject.nodes} eager />
      </Island>
    </PageLayout>
  );
};

export default ProjectsTemplate;

export const Head = ({
  data,
  pageContext,
}: HeadProps<Queries.ProjectsTemplateQuery, PageContext>) =>
  data.page && <Seo content={data} context={pageContext} page={data.page} />;
