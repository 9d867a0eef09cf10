import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import ribbon from '../../artwork/ribbon-case.svg';
import { StarStrip } from '../../components/ui/star-strip';
import { CaseCrests } from './case-crests';
import { CaseHeader } from './case-header';
import { CaseInvitation } from './case-invitation';
import { CasePicture } from './case-picture';
import { CaseQuote } from './case-quote';
import { caseResults } from './case-results';
import { CaseStory } from './case-story';

export const caseStudy = graphql`
  fragment CaseStudy on Case {
    title
    heading
    client
    solution
    duration
    resultsHeading
    results {
      value
      unit
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
    iconMasks
    swell {
      line
      crests {
        left
        bottom
        share
      }
    }
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

interface CaseStudyProps {
  study: Queries.CaseStudyFragment;
  /** Name of the page that lists the cases. */
  indexLabel: string;
}

/** A whole case: facts, picture, results, story and what the client says. */
export const CaseStudy = ({ study, indexLabel }: CaseStudyProps) => {
  const { t } = useTranslation('cases');

  return (
    <article aria-labelledby="case-heading" className="relative isolate overflow-x-clip">
      <StarStrip />
      <div className="page-frame pt-[calc(var(--spacing-section)+2rem)]">
        <CaseHeader study={study} indexLabel={indexLabel} headingId="case-heading" />
        <CasePicture
          study={study}
          className="mt-10 shadow-[0_60px_140px_rgb(0_0_0/0.55)] lg:mt-16"
        />
      </div>
      <CaseCrests
        heading={study.resultsHeading}
        results={caseResults(study, t)}
        swell={study.swell}
      />
      <CaseStory study={study} />
      <CaseQuote quote={study.quote} />
      <div className="pt-section">
        <CaseInvitation heading={t('closing')} />
      </div>
      <img
        src={ribbon}
        alt=""
        aria-hidden
        loading="lazy"
        className="pointer-events-none mt-2 h-40 w-full md:h-72"
      />
    </article>
  );
};
