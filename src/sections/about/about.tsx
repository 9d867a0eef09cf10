import { clsx } from 'clsx';
import { graphql } from 'gatsby';
import { Section } from '../../components/ui/section';
import { MarkedHeading } from '../../components/ui/marked-heading';
import { AboutFacts } from './about-facts';
import { FounderPortrait } from './founder-portrait';
import { LoopingVideo } from './looping-video';

export const aboutContentFragment = graphql`
  fragment AboutContent on SiteInfo {
    languages {
      code
      name
    }
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
  level: 1 | 2;
  info: Queries.AboutContentFragment;
  counts: { services: number; projects: number };
}

/** The founder's profile, overlapping the video. */
export const About = ({ id, intro, level, info, counts }: AboutProps) => {
  const Heading = level === 1 ? 'h1' : 'h2';
  const { founder, video, languages } = info;

  return (
    <Section id={id} labelledBy="about-title" className="pt-0">
      <LoopingVideo video={video} eager={level === 1} />
      <div className="relative page-frame grid grid-cols-1 items-start gap-x-10 gap-y-10 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-x-26">
        <div className="-mt-[90px] md:-mt-57.5 print:mt-8 noscript:mt-8">
          <FounderPortrait founder={founder} eager={level === 1} />
        </div>
        <div className="sm:pt-6 md:pt-17">
          <Heading
            id="about-title"
            className={clsx(
              '-tracking-[0.026em]',
              level === 1 ? 'text-page md:text-[min(5.9vw,6.25rem)]' : 'text-section',
            )}
          >
            <MarkedHeading text={intro.heading} />
          </Heading>
          {level === 1 && <p className="mt-6 max-w-[34em] text-lead text-sky-text">{intro.lead}</p>}
          <blockquote className="mt-8 max-w-[13em] font-display text-[clamp(1.5rem,1.2rem+1.3vw,2.25rem)]/[1.15] font-[520] -tracking-[0.02em] text-pretty text-crest before:content-[open-quote] after:content-[close-quote]">
            {founder.quote}
          </blockquote>
          <div className="mt-8 flex max-w-[58ch] flex-col gap-4 text-mist">
            {founder.biography.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <AboutFacts languages={languages} {...counts} />
        </div>
      </div>
    </Section>
  );
};
