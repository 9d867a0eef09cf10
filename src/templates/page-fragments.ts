import { graphql } from 'gatsby';

/** What the layout and the head of every page need of the site. */
export const siteContent = graphql`
  fragment SiteContent on Query {
    ...LayoutContent
    ...SeoSite
  }
`;

/** What a page needs that is made from one record; its words are in the namespace of the same name. */
export const pageContent = graphql`
  fragment PageContent on Query {
    ...SiteContent
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", $key] } }) {
      ...Words
    }
    page(key: { eq: $key }, language: { eq: $language }) {
      ...PageIntro
      ...PageHead
    }
  }
`;

/** The beginning of a page; its section on the home page begins in the same way. */
export const pageIntro = graphql`
  fragment PageIntro on Page {
    key
    heading
    lead
  }
`;

/** The head of a page. */
export const pageHead = graphql`
  fragment PageHead on Page {
    title
    description
    keywords
  }
`;

/** Words of the interface, in the form in which gatsby-plugin-react-i18next takes them. */
export const words = graphql`
  fragment Words on LocaleConnection {
    edges {
      node {
        ns
        data
        language
      }
    }
  }
`;
