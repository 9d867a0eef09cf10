import { graphql, type PageProps } from 'gatsby';
import { Island } from '../../plugins/gatsby-plugin-islands';
import type { PageContext } from '../i18n/page-context';
import { NotFound } from '../sections/not-found/not-found';
import { PageHead, PageLayout } from './page-layout';

export const query = graphql`
  query NotFoundTemplate($language: Language!) {
    ...SiteContent
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common"] } }) {
      ...Words
    }
    page: notFound(language: { eq: $language }) {
      title
      description
      ...NotFoundContent
    }
  }
`;

const NotFoundTemplate = ({
  data,
  pageContext,
}: PageProps<Queries.NotFoundTemplateQuery, PageContext>) =>
  data.page && (
    <PageLayout content={data} context={pageContext}>
      <Island>
        <NotFound content={data.page} />
      </Island>
    </PageLayout>
  );

export default NotFoundTemplate;

export const Head = PageHead;
