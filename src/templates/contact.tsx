import { graphql, type PageProps } from 'gatsby';
import { Island } from '../../plugins/gatsby-plugin-islands';
import { serviceChoices } from '../forms/contact/service-choices';
import type { PageContext } from '../i18n/page-context';
import { Contact } from '../sections/contact/contact';
import { PageHead, PageLayout } from './page-layout';

export const query = graphql`
  query ContactTemplate($language: Language!, $key: String!) {
    ...PageContent
  }
`;

const ContactTemplate = ({
  data,
  pageContext,
}: PageProps<Queries.ContactTemplateQuery, PageContext>) => {
  const { page, info } = data;
  if (!page || !info) return null;

  return (
    <PageLayout content={data} context={pageContext}>
      <Island>
        <Contact
          intro={page}
          level={1}
          email={info.email}
          phone={info.phone}
          choices={serviceChoices(pageContext.page, pageContext.language)}
        />
      </Island>
    </PageLayout>
  );
};

export default ContactTemplate;

export const Head = PageHead;
