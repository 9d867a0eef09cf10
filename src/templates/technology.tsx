import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Island } from '../../plugins/gatsby-plugin-islands';
import { Seo } from '../components/seo/seo';
import type { PageContext } from '../i18n/page-context';
import { Technology } from '../sections/technology/technology';
import { PageLayout } from './page-layout';

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
}: PageProps<Queries.TechnologyTemplateQuery, PageContext>) => {
  const { page, info } = data;
  if (!page || !info) return null;

  return (
    <PageLayout content={data} context={pageContext}>
      <Island>
        <Technology
          intro={page}
          level={1}
          skills={data.allSkill.nodes}
          values={data.allValue.nodes}
        />
      </Island>
    </PageLayout>
  );
};

export default TechnologyTemplate;

export const Head = ({
  data,
  pageContext,
}: HeadProps<Queries.TechnologyTemplateQuery, PageContext>) =>
  data.page && <Seo content={data} context={pageContext} page={data.page} />;
