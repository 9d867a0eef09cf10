import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Seo } from '../components/seo/seo';
import type { PageContext } from '../site/page-context';
import { homePage } from '../site/routes';

export const query = graphql`
  query RootTemplate($language: Language!) {
    ...SeoSite
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common"] } }
      sort: { ns: ASC }
    ) {
      ...Translations
    }
    home: page(key: { eq: "home" }, language: { eq: $language }) {
      path
      heading
      ...PageHead
    }
  }
`;

/**
 * The site's root on a host without redirect rules. Its head redirects and replaces the history
 * entry, so that the back button does not return here.
 */
const RootTemplate = ({ data: { home } }: PageProps<Queries.RootTemplateQuery, PageContext>) =>
  home && <a href={home.path}>{home.title}</a>;

export default RootTemplate;

export const Head = ({ data, pageContext }: HeadProps<Queries.RootTemplateQuery, PageContext>) =>
  data.home && (
    <>
      <Seo
        content={data}
        context={{ ...pageContext, pageId: homePage }}
        page={data.home}
        canonical={data.home.path}
      />
      <meta httpEquiv="refresh" content={`0; url=${data.home.path}`} />
    </>
  );
