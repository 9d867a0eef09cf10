import { graphql } from 'gatsby';

/** What a page says of itself; a section of the home page borrows it from the page of its own. */
export const pageIntro = graphql`
  fragment PageIntro on Page {
    key
    heading
    lead
  }
`;
