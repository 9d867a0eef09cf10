import { graphql, type PageProps } from 'gatsby';
import { Island } from '../../plugins/gatsby-plugin-islands';
import type { PageContext } from '../i18n/page-context';
import { Projects } from '../sections/projects/projects';
import { PageHead, PageLayout } from './page-layout';

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
}: PageProps<Queries.ProjectsTemplateQuery, PageContext>) =>
  data.page && (
    <PageLayout content={data} context={pageContext}>
      <Island>
        <Projects intro={data.page} level={1} projects={data.allProject.nodes} />
      </Island>
    </PageLayout>
  );

export default ProjectsTemplate;

export const Head = PageHead;
