import { useTranslation } from 'react-i18next';
import ribbon from '../../artwork/ribbon-case.svg';
import { ContactClosing } from '../../components/ui/contact-closing';
import { Section } from '../../components/ui/section';
import { MarkedHeading } from '../../components/ui/marked-heading';
import { CaseCard } from './case-card';
import '../../components/ui/page-stars.css';
import './cases.css';
import './case-index.css';

interface CaseIndexProps {
  intro: Queries.PageIntroFragment;
  cases: readonly Queries.CaseCardFragment[];
}

export const CaseIndex = ({ intro, cases }: CaseIndexProps) => {
  const { t } = useTranslation('cases');

  return (
    <Section labelledBy="cases-heading" className="case-index">
      <div aria-hidden className="star-strip" />
      <div className="page-frame">
        <div className="title-row">
          <h1 id="cases-heading" className="text-page tracking-title">
            <MarkedHeading text={intro.heading} />
          </h1>
          <div aria-hidden className="title-stars" />
        </div>
        <p className="case-lead">{intro.lead}</p>
        <ul className="case-list">
          {cases.map((caseStudy) => (
            <li key={caseStudy.key}>
              <CaseCard caseStudy={caseStudy} />
            </li>
          ))}
        </ul>
      </div>
      <img src={ribbon} alt="" aria-hidden loading="lazy" className="case-index-ribbon" />
      <div className="case-index-foot page-frame">
        <ContactClosing heading text={t('invitation')} label={t('start')} />
      </div>
    </Section>
  );
};
