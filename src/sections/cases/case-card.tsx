import { clsx } from 'clsx';
import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { CaseLink } from './case-link';
import { CasePicture } from './case-picture';
import { caseResults } from '../../i18n/case-results';

export const caseCardFragment = graphql`
  fragment CaseCard on Case {
    key
    title
    summary
    path
    results {
      value
      unit
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
export const CaseCard = ({ study }: { study: Queries.CaseCardFragment }) => {
  const { t } = useTranslation('cases');

  return (
    <article
      className={clsx(
        'group relative grid grid-cols-1 gap-x-16 gap-y-8 md:items-start',
        study.image && 'md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]',
      )}
    >
      <CasePicture study={study} className="group-hover:border-aqua" />
      {/* Aligned with the picture's lower edge, or with its upper edge if the text is taller. */}
      <div className="min-w-0 md:self-end">
        <h2 className="text-[min(9.4vw,clamp(1.875rem,1.4rem+1.7vw,3rem))] leading-[1.05] font-[560] -tracking-[0.02em] font-stretch-92% group-hover:text-crest">
          {study.title}
        </h2>
        <p className="mt-5 max-w-[34em] text-lead text-mist md:text-body">{study.summary}</p>
        <dl className="mt-8 grid grid-cols-2 gap-x-6 gap-y-6 large-text:grid-cols-1">
          {caseResults(study, t).map(({ figure, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end">
              <dt className="mt-2 text-mist">{label}</dt>
              <dd className="font-display text-[clamp(2.5rem,2rem+1.4vw,3.25rem)] leading-none font-[540] -tracking-[0.04em] text-crest font-stretch-112%">
                {figure}
              </dd>
            </div>
          ))}
        </dl>
        <CaseLink study={study} className="mt-8 after:absolute after:inset-0" />
      </div>
    </article>
  );
};
