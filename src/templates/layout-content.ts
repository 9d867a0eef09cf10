import { graphql } from 'gatsby';

/** What the header, the footer and the links of every page need, in the page's own language. */
export const layoutContent = graphql`
  fragment LayoutContent on Query {
    pages: allPage(filter: { language: { eq: $language } }) {
      nodes {
        key
        label
        path
        header
        footer
      }
    }
    info: siteInfo(language: { eq: $language }) {
      brand
      wordmark
      email
      phone
      tagline
      forms {
        throttle
        blockList
        newsletter {
          subject
          message
        }
      }
      languages {
        code
        name
      }
      social {
        network
        label
        url
      }
    }
    site {
      buildTime(formatString: "YYYY")
    }
  }
`;
