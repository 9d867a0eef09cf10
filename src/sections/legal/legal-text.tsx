import { graphql } from 'gatsby';
import { Prose } from '../../components/ui/prose';
import { Section } from '../../components/ui/section';
import './legal-text.css';

const headingId = 'legal-heading';

export const legalTextFragment = graphql`
  fragment LegalText on LegalPage {
    title
    body {
      html
    }
  }
`;

/** A legal page, such as the privacy statement. */
export const LegalText = ({ page }: { page: Queries.LegalTextFragment }) => (
  <Section labelledBy={headingId} isPageTop>
    <div className="page-frame">
      <h1 id={headingId} className="legal-title">
        {page.title}
      </h1>
      <Prose html={page.body?.html ?? ''} className="legal-text" />
    </div>
  </Section>
);
