import { graphql } from 'gatsby';
import { pageTemplate } from './page-layout';
import { About } from '../sections/about/about';
import '../sections/about/about-page.css';

export { PageHead as Head } from './page-layout';

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

const AboutTemplate = pageTemplate<Queries.AboutTemplateQuery>(
  ({ page, info, allService, allProject }) => (
    <About
      intro={page}
      level={1}
      info={info}
      counts={{ services: allService.totalCount, projects: allProject.totalCount }}
    />
  ),
);

export default AboutTemplate;
