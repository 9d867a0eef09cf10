import { useTranslation } from 'react-i18next';
import { ContactClosing } from '../../components/ui/contact-closing';
import { MotionProvider } from '../../components/ui/motion/motion-provider';
import { Section } from '../../components/ui/section';
import { SectionHeading } from '../../components/ui/section-heading';
import { MarkedHeading } from '../../components/ui/marked-heading';
import { RidgeDefinitions } from './ridge';
import { SkillBar } from './skill-bar';
import { ValueBlock } from './value-block';
import './technology.css';

const headingId = 'technology-heading';

interface TechnologyProps {
  id?: string;
  intro: Queries.PageIntroFragment;
  /** Whether it is the subject of a page of its own, not one of several sections. */
  ownPage?: boolean;
  skills: readonly Queries.SkillBarFragment[];
  values: readonly Queries.ValueBlockFragment[];
}

/** The skills of the agency as a ridge plot, and why they matter. */
export const Technology = ({ id, intro, ownPage, skills, values }: TechnologyProps) => {
  const { t } = useTranslation('technology');
  const WhyHeading = ownPage ? 'h2' : 'h3';

  return (
    <Section id={id} labelledBy={headingId} isPageTop={ownPage} className="technology">
      <div className="page-frame">
        <SectionHeading id={headingId} heading={intro.heading} ownPage={ownPage}>
          <p>{intro.lead}</p>
        </SectionHeading>
        <RidgeDefinitions />
        <MotionProvider>
          <ul aria-label={t('skills')} className="skill-list">
            {skills.map((skill, index) => (
              <SkillBar key={skill.key} skill={skill} index={index} />
            ))}
          </ul>
        </MotionProvider>
        <div className="why">
          <WhyHeading className="why-title">
            <MarkedHeading text={t('why')} />
          </WhyHeading>
          <ul className="value-list">
            {values.map((value) => (
              <ValueBlock key={value.key} value={value} heading={ownPage ? 'h3' : 'h4'} />
            ))}
          </ul>
        </div>
        {ownPage && <ContactClosing text={t('closing')} label={t('ask')} />}
      </div>
    </Section>
  );
};
