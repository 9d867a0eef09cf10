import { clsx } from 'clsx';
import { graphql } from 'gatsby';
import { CaseLink } from './case-link';
import { CasePicture } from './case-picture';

export const caseCardFragment = graphql`
  fragment CaseCard on Case {
    key
    title
    summary
    path
    results {
      figure
      label
    }
    imageAlt
    image {
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          quality: 80
          sizes: "(min-width: 56.3125rem) 55vw, 90vw"
        )
      }
    }
    imageNarrow {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, quality: 80, sizes: "90vw")
      }
    }
  }
`;

/** One case on the index; its one link covers the whole card. */
export const CaseCard = ({ caseStudy }: { caseStudy: Queries.CaseCardFragment }) => {
  return (
    <article className={clsx('case-card relative', caseStudy.image && 'case-card-wide')}>
      <CasePicture caseStudy={caseStudy} />
      <div className="case-card-text">
        <h2 className="case-card-title">{caseStudy.title}</h2>
        <p className="case-card-summary">{caseStudy.summary}</p>
        <ul className="case-card-figures">
          {caseStudy.results.map(({ figure, label }) => (
            <li key={label}>
              <span className="case-card-figure">{figure}</span>{' '}
              <span className="case-card-label">{label}</span>
            </li>
          ))}
        </ul>
        <CaseLink caseStudy={caseStudy} className="case-card-link" />
      </div>
    </article>
  );
};
