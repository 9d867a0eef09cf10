import { graphql } from 'gatsby';

/** What the head of a page says. */
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
