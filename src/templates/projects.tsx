import { graphql } from 'gatsby';
import { pageHead, pageTemplate } from './page-layout';
import { Projects } from '../sections/projects/projects';

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
