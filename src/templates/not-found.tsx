import { graphql } from 'gatsby';
import { pageHead } from '../components/seo/page-head';
import { pageTemplate } from '../layouts/page-template';
import { NotFound } from '../sections/not-found/not-found';

export const query = graphql`
  query NotFoundTemplate($language: Language!) {
    ...SiteFrame
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common"] } }
      sort: { ns: ASC }
    ) {
      ...Translations
    }
    page: notFound(language: { eq: $language }) {
      title
      description
      ...NotFoundContent
    }
  }
`;

const NotFoundTemplate = pageTemplate<Queries.NotFoundTemplateQuery>(({ page }) => (
  <NotFound content={page} />
));

export default NotFoundTemplate;

export const Head = pageHead<Queries.NotFoundTemplateQuery>();
