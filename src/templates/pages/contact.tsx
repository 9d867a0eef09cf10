import { graphql } from 'gatsby';
import { pageHead } from '../../components/seo/page-head';
import { pageTemplate } from '../../layouts/page-template';
import { Contact } from '../../sections/contact/contact';

export const query = graphql`
  query ContactTemplate($language: Language!, $key: String!) {
    ...PageContent
  }
`;

const ContactTemplate = pageTemplate<Queries.ContactTemplateQuery>(({ page }) => (
  <Contact intro={page} ownPage />
));

export default ContactTemplate;

export const Head = pageHead<Queries.ContactTemplateQuery>();
