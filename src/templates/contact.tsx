import { graphql } from 'gatsby';
import { pageTemplate } from './page-layout';
import { Contact } from '../sections/contact/contact';

export { PageHead as Head } from './page-layout';

export const query = graphql`
  query ContactTemplate($language: Language!, $key: String!) {
    ...PageContent
  }
`;

const ContactTemplate = pageTemplate<Queries.ContactTemplateQuery>(({ page }) => (
  <Contact intro={page} level={1} />
));

export default ContactTemplate;
