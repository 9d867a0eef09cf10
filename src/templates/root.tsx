import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Seo } from '../components/seo';
import type { PageContext } from '../gatsby/pages';

/**
 * The site's root on a host without redirect rules.
 *
 * Its head leads on to the default language; browsers put the new page in the place of this one, so that the back button does not return here.
 */
const RootTemplate = ({ data: { home } }: PageProps<Queries.RootTemplateQuery, PageContext>) =>
  home && <a href={home.path}>{home.title}</a>;

export default RootTemplate;

export const Head = ({
  data: { home },
  pageContext,
}: HeadProps<Queries.RootTemplateQuery, PageContext>) =>
  home && (
    <>
      <Seo language={pageContext.language} {...home} />
      <meta httpEquiv="refresh" content={`0; url=${home.path}`} />
    </>
  );

export const query = graphql`
  query RootTemplate($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common"] } }) {
      ...Words
    }
    home: page(key: { eq: "home" }, language: { eq: $language }) {
      path
      ...PageHead
    }
  }
`;
