import { graphql } from 'gatsby';
import { pageHead } from '../../components/seo/page-head';
import { pageTemplate } from '../../layouts/page-template';
import { Projects } from '../../sections/projects/projects';

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

const ProjectsTemplate = pageTemplate<Queries.ProjectsTemplateQuery>(({ page, allProject }) => (
  <Projects intro={page} level={1} projects={allProject.nodes} />
));

export default ProjectsTemplate;

export const Head = pageHead<Queries.ProjectsTemplateQuery>();
