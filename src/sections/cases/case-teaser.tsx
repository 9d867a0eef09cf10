import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import ribbon from '../../artwork/ribbon-case.svg';
import { Section } from '../../components/ui/section';
import { MarkedHeading } from '../../components/ui/marked-heading';
import { CaseLink } from './case-link';
import { caseResults } from '../../i18n/case-results';
import { fitWidth } from '../../components/ui/fit-width';

export const caseTeaserFragment = graphql`
  fragment CaseTeaser on Case {
    title
    heading
    teaser
    path
    results {
      value
      unit
      label
    }
  }
`;

/** A case on the home page: its first result as large as possible, the others beside it. */
export const CaseTeaser = ({ study }: { study: Queries.CaseTeaserFragment }) => {
  const { t } = useTranslation('cases');
  const [first, ...others] = caseResults(study, t);

  return (
    <Section labelledBy="case-teaser-heading" className="overflow-x-clip pb-0">
      <div className="relative z-1 page-frame grid grid-cols-1 gap-x-12 gap-y-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end lg:gap-x-10">
        <div className="@container min-w-0">
          <h2
            id="case-teaser-heading"
            className="text-[min(9.4vw,clamp(1.875rem,1.4rem+2.45vw,3.75rem))] leading-[0.98] -tracking-[0.026em]"
          >
            <MarkedHeading text={study.heading} />
          </h2>
          <p className="mt-7 max-w-[26em] text-lead text-balance text-mist">{study.teaser}</p>
          {first && (
            <p>
              <span
                className="mt-8 block font-display text-giant font-[520] -tracking-[0.055em] whitespace-nowrap font-stretch-140%"
                style={{ fontSize: fitWidth(first.figure, 'var(--text-giant)', 0.79) }}
              >
                {first.figure}
              </span>
              <span className="sr-only">{first.label}</span>
            </p>
          )}
        </div>
        <div>
          <dl>
            {others.map(({ figure, label }) => (
              <div
                key={label}
                className="flex flex-row-reverse items-baseline justify-end gap-6 border-t border-line py-5 large-text:flex-col-reverse large-text:gap-2"
              >
                <dt className="min-w-0 text-body">{label}</dt>
                <dd className="case-teaser-figure">{figure}</dd>
              </div>
            ))}
          </dl>
          <CaseLink study={study} className="mt-8" />
        </div>
      </div>
      <img
        src={ribbon}
        alt=""
        aria-hidden
        loading="lazy"
        className="pointer-events-none mt-8 h-56 w-full lg:-mt-22 lg:h-105"
      />
    </Section>
  );
};
