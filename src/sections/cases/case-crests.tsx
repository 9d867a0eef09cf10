import type { CSSProperties } from 'react';
import ribbon from '../../artwork/ribbon-result.svg';
import { MarkedHeading } from '../../components/ui/marked-heading';
import type { CaseResult } from '../../i18n/case-results';
import { CaseSwell } from './case-swell';

/** Pixels between a crest and the words above it. */
const gap = 16;

/** Custom properties for the classes of `cases.css`; React's style type does not know them. */
const place = (crest: { left: number; bottom: number; share: number } | undefined) =>
  crest &&
  ({
    // A little to the left, over the long back of the wave.
    '--crest-left': `${crest.left - 1}%`,
    '--crest-bottom': `${crest.bottom + gap}px`,
    '--crest-share': crest.share,
  } as CSSProperties);

interface CaseCrestsProps {
  heading: string;
  results: readonly CaseResult[];
  swell: Queries.CaseStudyFragment['swell'];
}

/** The results of a case, each on a crest of one wave; on narrower screens each on a ribbon as high as its result. */
export const CaseCrests = ({ heading, results, swell }: CaseCrestsProps) => (
  <section aria-labelledby="case-results-heading" className="relative pt-section">
    <div className="page-frame">
      <h2 id="case-results-heading" className="text-section -tracking-[0.026em]">
        <MarkedHeading text={heading} />
      </h2>
    </div>
    {/* The crests stay within the page's content; only the water reaches the edges of the screen. */}
    <div className="relative mx-auto max-w-[calc(1440px+2*var(--spacing-page))] max-lg:page-frame lg:h-[calc(29rem+13vw)]">
      <CaseSwell
        line={swell.line}
        className="pointer-events-none absolute inset-x-0 bottom-0 h-105 w-full max-lg:hidden"
      />
      <dl className="mt-10 grid grid-cols-1 gap-x-10 gap-y-10 sm:grid-cols-2 lg:contents">
        {results.map(({ figure, label }, index) => (
          <div key={label} style={place(swell.crests[index])} className="case-crest">
            <dt className="mt-5 flex grow flex-col text-mist lg:w-0 lg:min-w-full">
              {label}
              <img
                src={ribbon}
                alt=""
                aria-hidden
                loading="lazy"
                className="pointer-events-none mt-auto h-[calc(var(--crest-share)*7rem)] w-full lg:hidden"
              />
            </dt>
            <dd className="font-display text-numeral font-[540] -tracking-[0.05em] whitespace-nowrap font-stretch-112%">
              {figure}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  </section>
);
