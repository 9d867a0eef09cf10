import { clsx } from 'clsx';
import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { ContactClosing } from '../../components/ui/contact-closing';
import { Section } from '../../components/ui/section';
import { MarkedHeading } from '../../components/ui/marked-heading';
import { AboutFacts } from './about-facts';
import { FounderPortrait } from './founder-portrait';
import { LoopingVideo } from './looping-video';
import './about.css';

export const aboutContentFragment = graphql`
  fragment AboutContent on SiteInfo {
    founder {
      quote
      biography
      ...FounderPortrait
    }
    video {
      ...LoopingVideo
    }
  }
`;

interface AboutProps {
  id?: string;
  intro: Queries.PageIntroFragment;
  /** Whether it is the subject of a page of its own, not one of several sections. */
  ownPage?: boolean;
  info: Queries.AboutContentFragment;
  counts: { services: number; projects: number };
}

/** The founder's profile, overlapping the video. */
export const About = ({ id, intro, ownPage, info, counts }: AboutProps) => {
  const { t } = useTranslation('about');
  const Heading = ownPage ? 'h1' : 'h2';
  const { founder, video } = info;

  return (
    <Section id={id} labelledBy="about-title" className="about">
      <LoopingVideo video={video} eager={ownPage} />
      <div className={clsx('about-columns relative page-frame', ownPage && 'about-page')}>
        <div className="about-intro">
          <Heading
            id="about-title"
            className={clsx('tracking-title', ownPage ? 'about-title' : 'text-section')}
          >
            <MarkedHeading text={intro.heading} />
          </Heading>
          {ownPage && <p className="about-lead">{intro.lead}</p>}
        </div>
        <div className="about-portrait">
          <FounderPortrait founder={founder} eager={ownPage} />
        </div>
        <div className="about-text">
          <blockquote className="about-quote">{founder.quote}</blockquote>
          <div className="about-biography">
            {founder.biography.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <AboutFacts {...counts} />
        </div>
      </div>
      {ownPage && (
        <div className="page-frame">
          <ContactClosing text={t('closing')} label={t('ask')} />
        </div>
      )}
    </Section>
  );
};
