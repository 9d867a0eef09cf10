import { graphql, type PageProps } from 'gatsby';
import { Island } from '../../plugins/gatsby-plugin-islands';
import type { PageContext } from '../i18n/page-context';
import { Technology } from '../sections/technology/technology';
import { PageHead, PageLayout } from './page-layout';

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

const TechnologyTemplate = ({
  data,
  pageContext,
}: PageProps<Queries.TechnologyTemplateQuery, PageContext>) =>
  data.page && (
    <PageLayout content={data} context={pageContext}>
      <Island>
        <Technology
          intro={data.page}
          level={1}
          skills={data.allSkill.nodes}
          values={data.allValue.nodes}
        />
      </Island>
    </PageLayout>
  );

export default TechnologyTemplate;

export const Head = PageHead;
