import { graphql } from 'gatsby';
import { pageHead } from '../../components/seo/page-head';
import { pageTemplate } from '../../layouts/page-template';
import { Technology } from '../../sections/technology/technology';

export const query = graphql`
  query TechnologyTemplate($language: Language!, $key: String!) {
    ...PageContent
    allSkill(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        ...SkillBar
      }
    }
    allValue(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        ...ValueBlock
      }
    }
  }
`;

const TechnologyTemplate = pageTemplate<Queries.TechnologyTemplateQuery>(
  ({ page, allSkill, allValue }) => (
    <Technology intro={page} ownPage skills={allSkill.nodes} values={allValue.nodes} />
  ),
);

export default TechnologyTemplate;

export const Head = pageHead<Queries.TechnologyTemplateQuery>();
