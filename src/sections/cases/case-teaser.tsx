import { graphql } from 'gatsby';
import ribbon from '../../artwork/ribbon-case.svg';
import { Section } from '../../components/ui/section';
import { MarkedHeading } from '../../components/ui/marked-heading';
import { CaseLink } from './case-link';
import { fitWidth } from '../../components/ui/fit-width';
import './case-teaser.css';

export const caseTeaserFragment = graphql`
  fragment CaseTeaser on Case {
    title
    heading
    teaser
    path
    results {
      figure
      label
    }
  }
`;

const resultSize = 'min(44vw, clamp(8.25rem, 21.5vw, 22rem))';

/** A case on the home page: its first result as large as possible, the others beside it. */
export const CaseTeaser = ({ caseStudy }: { caseStudy: Queries.CaseTeaserFragment }) => {
  const [first, ...others] = caseStudy.results;

  return (
    <Section labelledBy="case-teaser-heading" className="case-teaser">
      <div className="case-teaser-columns relative page-frame">
        <div className="@container min-w-0">
          <h2 id="case-teaser-heading" className="case-teaser-title">
            <MarkedHeading text={caseStudy.heading} />
          </h2>
          <p className="case-teaser-text">{caseStudy.teaser}</p>
          {first && (
            <p>
              <span
                className="case-teaser-result"
                style={{ fontSize: fitWidth(first.figure, resultSize, 0.79) }}
              >
                {first.figure}
              </span>{' '}
              <span className="sr-only">{first.label}</span>
            </p>
          )}
        </div>
        <div>
          <ul>
            {others.map(({ figure, label }) => (
              <li key={label} className="case-teaser-row">
                <span className="case-teaser-figure">{figure}</span>{' '}
                <span className="case-teaser-label">{label}</span>
              </li>
            ))}
          </ul>
          <CaseLink caseStudy={caseStudy} className="case-teaser-link" />
        </div>
      </div>
      <img src={ribbon} alt="" aria-hidden loading="lazy" className="case-teaser-ribbon" />
    </Section>
  );
};
