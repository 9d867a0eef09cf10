import { useTranslation } from 'react-i18next';
import { PageLink } from '../../components/navigation/page-link';
import { MarkedHeading } from '../../components/ui/marked-heading';

interface CaseHeaderProps {
  study: Pick<Queries.CaseStudyFragment, 'title' | 'heading' | 'client' | 'solution' | 'duration'>;
  indexLabel: string;
  headingId: string;
}

export const CaseHeader = ({ study, indexLabel, headingId }: CaseHeaderProps) => {
  const { t } = useTranslation('cases');
  const facts = [
    [t('client'), study.client],
    [t('solution'), study.solution],
    [t('duration'), study.duration],
  ];

  return (
    <header className="grid grid-cols-1 gap-x-12 gap-y-7 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end">
      <nav aria-label={t('breadcrumb')} className="text-small text-mist lg:col-span-2">
        <ol className="flex flex-wrap items-center">
          <li>
            <PageLink
              page="cases"
              className="inline-flex min-h-11 min-w-11 items-center underline decoration-(--color-current) underline-offset-4 hover:text-crest"
            >
              {indexLabel}
            </PageLink>
          </li>
          <li aria-current="page" className="before:px-3 before:content-['/'/'']">
            {study.title}
          </li>
        </ol>
      </nav>
      <h1 id={headingId} className="min-w-0 text-case -tracking-[0.026em]">
        <MarkedHeading text={study.heading} />
      </h1>
      <dl className="border-t border-line">
        {facts.map(([name, value]) => (
          <div
            key={name}
            className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-4 border-b border-line py-3.5 text-base large-text:grid-cols-1"
          >
            <dt className="text-haze">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
};
