import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import ribbon from '../../artwork/ribbon-case.svg';
import { ContactClosing } from '../../components/ui/contact-closing';
import { CaseCrests } from './case-crests';
import { CaseHeader } from './case-header';
import { CasePicture } from './case-picture';
import { CaseStory } from './case-story';
import '../../components/ui/page-stars.css';
import './cases.css';
import './case-study.css';

export const caseStudyFragment = graphql`
  fragment CaseStudy on Case {
    title
    heading
    summary
    client
    solution
    duration
    resultsHeading
    measured
    results {
      value
      unit
      figure
      label
    }
    quote {
      text
      name
      role
    }
    document {
      title
      note
      url
    }
    imageAlt
    icons
    image {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, quality: 80, sizes: "(min-width: 1680px) 1440px, 90vw")
      }
    }
    imageNarrow {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, quality: 80, sizes: "90vw")
      }
    }
    body {
      html
    }
  }
`;

interface CaseQuoteProps {
  quote: { readonly text: string; readonly name: string; readonly role: string };
}

/** The quotation marks are those of the page's language. */
const CaseQuote = ({ quote }: CaseQuoteProps) => (
  <figure className="case-quote page-frame">
    <blockquote className="case-quote-text">
      <p>{quote.text}</p>
    </blockquote>
    <figcaption>
      <span className="block font-semibold">{quote.name}</span>{' '}
      <span className="block text-mist">{quote.role}</span>
    </figcaption>
  </figure>
);

interface CaseStudyProps {
  caseStudy: Queries.CaseStudyFragment;
  indexLabel: string;
}

export const CaseStudy = ({ caseStudy, indexLabel }: CaseStudyProps) => {
  const { t } = useTranslation('cases');

  return (
    <article aria-labelledby="case-heading" className="case-study relative">
      <div aria-hidden className="star-strip" />
      <div className="case-top page-frame">
        <CaseHeader caseStudy={caseStudy} indexLabel={indexLabel} headingId="case-heading" />
        <CasePicture caseStudy={caseStudy} className="case-study-picture" />
      </div>
      <CaseCrests
        heading={caseStudy.resultsHeading}
        results={caseStudy.results}
        measured={caseStudy.measured}
      />
      <CaseStory caseStudy={caseStudy} />
      <CaseQuote quote={caseStudy.quote} />
      <div className="page-frame pt-section">
        <ContactClosing heading text={t('closing')} label={t('start')} />
      </div>
      <img src={ribbon} alt="" aria-hidden loading="lazy" className="case-study-ribbon" />
    </article>
  );
};
