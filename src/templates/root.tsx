import { graphql, navigate, type HeadProps, type PageProps } from 'gatsby';
import { useEffect } from 'react';
import { Seo } from '../components/seo';
import type { PageContext } from '../gatsby/pages';

/** The site's root leads on to the default language, in place of itself, so that the back button does not return here. */
const RootTemplate = ({ data: { home } }: PageProps<Queries.RootTemplateQuery, PageContext>) => {
  useEffect(() => {
    if (home) void navigate(home.path, { replace: true });
  }, [home]);

  return (
    <noscript>
      <a href={home?.path}>{home?.title}</a>
    </noscript>
  );
};

export default RootTemplate;

export const Head = ({
  data: { home },
  pageContext,
}: HeadProps<Queries.RootTemplateQuery, PageContext>) =>
  home && (
    <>
      <Seo language={pageContext.language} {...home} />
      <noscript>
        <meta httpEquiv="refresh" content={`0; url=${home.path}`} />
      </noscript>
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
