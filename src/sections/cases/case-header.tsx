import { useTranslation } from 'react-i18next';
import { PageLink } from '../../components/navigation/page-link';
import { MarkedHeading } from '../../components/ui/marked-heading';

interface CaseHeaderProps {
  caseStudy: Pick<
    Queries.CaseStudyFragment,
    'title' | 'heading' | 'summary' | 'client' | 'solution' | 'duration'
  >;
  indexLabel: string;
  headingId: string;
}

export const CaseHeader = ({ caseStudy, indexLabel, headingId }: CaseHeaderProps) => {
  const { t } = useTranslation('cases');
  const facts = [
    [t('client'), caseStudy.client],
    [t('solution'), caseStudy.solution],
    [t('duration'), caseStudy.duration],
  ];

  return (
    <header className="case-header">
      <nav aria-label={t('breadcrumb')} className="text-small text-mist">
        <ol className="flex flex-wrap items-center">
          <li>
            <PageLink page="cases" className="case-breadcrumb">
              {indexLabel}
            </PageLink>
          </li>
          <li aria-current="page">{caseStudy.title}</li>
        </ol>
      </nav>
      <div className="min-w-0">
        <h1 id={headingId} className="case-heading">
          <MarkedHeading text={caseStudy.heading} />
        </h1>
        <p className="case-lead">{caseStudy.summary}</p>
      </div>
      <dl className="case-facts">
        {facts.map(([name, value]) => (
          <div key={name} className="case-fact">
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
};
