import { graphql, type HeadProps } from 'gatsby';
import { pageHead } from '../../components/seo/page-head';
import { pageTemplate } from '../../layouts/page-template';
import type { PageContext } from '../../site/page-context';
import { FilterStyles } from '../../sections/projects/filter-styles';
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
  <Projects intro={page} ownPage projects={allProject.nodes} />
));

export default ProjectsTemplate;

const PageHead = pageHead<Queries.ProjectsTemplateQuery>();

export const Head = (props: HeadProps<Queries.ProjectsTemplateQuery, PageContext>) => (
  <>
    <PageHead {...props} />
    <FilterStyles projects={props.data.allProject.nodes} />
  </>
);
