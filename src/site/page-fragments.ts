import { graphql } from 'gatsby';

export const siteFrameFragment = graphql`
  fragment SiteFrame on Query {
    ...LayoutContent
    ...SeoSite
  }
`;

/** A page that is made from one entry; its translations are in the namespace of the same name. */
export const pageContentFragment = graphql`
  fragment PageContent on Query {
    ...SiteFrame
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", $key] } }
      sort: { ns: ASC }
    ) {
      ...Translations
    }
    page(key: { eq: $key }, language: { eq: $language }) {
      ...PageIntro
      ...PageHead
    }
  }
`;

/** The beginning of a page, and of its section on the home page. */
export const pageIntroFragment = graphql`
  fragment PageIntro on Page {
    heading
    lead
  }
`;

export const pageHeadFragment = graphql`
  fragment PageHead on Page {
    title
    description
    keywords
  }
`;

/** Translations, in the form that gatsby-plugin-react-i18next expects. */
export const translationsFragment = graphql`
  fragment Translations on LocaleConnection {
    edges {
      node {
        ns
        data
        language
      }
    }
  }
`;
