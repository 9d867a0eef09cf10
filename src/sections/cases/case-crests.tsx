import { useMemo, type CSSProperties } from 'react';
import ribbon from '../../artwork/ribbon-result.svg';
import { MarkedHeading } from '../../components/ui/marked-heading';
import { CaseSwell } from './case-swell';
import { drawSwell, type Crest } from './draw-swell';

/** Pixels between a crest and the text above it. */
const gap = 16;

/** Custom properties for the classes of `case-study.css`; React's style type does not know them. */
const crestStyle = (crest: Crest | undefined) =>
  crest &&
  ({
    // A little to the left, over the long back of the wave.
    '--crest-left': `${crest.left - 1}%`,
    '--crest-bottom': `${crest.bottom + gap}px`,
    '--crest-share': crest.share,
  } as CSSProperties);

interface CaseCrestsProps {
  heading: string;
  results: Queries.CaseStudyFragment['results'];
  /** How the results were measured. */
  measured: string | null;
}

/**
 * The results of a case, each on a crest of one wave; on narrower screens each on a ribbon as high
 * as its result.
 */
export const CaseCrests = ({ heading, results, measured }: CaseCrestsProps) => {
  const swell = useMemo(() => drawSwell(results), [results]);
  return (
    <section aria-labelledby="case-results-heading" className="relative pt-section">
      <div className="page-frame">
        <h2 id="case-results-heading" className="text-section tracking-title">
          <MarkedHeading text={heading} />
        </h2>
      </div>
      {/* The crests stay within the page's content; only the water reaches the edges of the
          screen. */}
      <div className="case-crests">
        <CaseSwell line={swell.line} className="case-swell" />
        <ul className="case-crest-list">
          {results.map(({ figure, label }, index) => (
            <li key={label} style={crestStyle(swell.crests[index])} className="case-crest">
              <span className="case-crest-figure">{figure}</span>{' '}
              <span className="case-crest-label">
                {label}
                <img src={ribbon} alt="" aria-hidden loading="lazy" className="case-crest-ribbon" />
              </span>
            </li>
          ))}
        </ul>
      </div>
      {measured && <p className="case-measured page-frame">{measured}</p>}
    </section>
  );
};
