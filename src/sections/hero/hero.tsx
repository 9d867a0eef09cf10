import ArrowRight from 'lucide/dist/esm/icons/arrow-right.mjs';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/icon';
import heroNarrow from '../../artwork/hero-narrow.svg';
import heroWide from '../../artwork/hero-wide.svg';
import { Button } from '../../components/ui/button';
import { NewsletterForm } from '../../forms/newsletter/newsletter-form';
import { parseHeading, type HeadingWidth } from '#source-content';
import './hero.css';

/** Each run of the title is a line with its own class. */
const lineClasses: Record<HeadingWidth, string> = {
  narrow: 'hero-narrow',
  body: 'hero-body',
  wide: 'hero-wide',
  'wide-medium': 'hero-wide-medium',
  'wide-long': 'hero-body',
};

const HeroTitle = ({ heading }: { heading: string }) => (
  <h1 id="hero-title" className="hero-title">
    {parseHeading(heading).map((run) => (
      // The text keeps its spaces, so that the three lines are read as one sentence.
      <span key={run.text} className={lineClasses[run.width]}>
        {run.text}
      </span>
    ))}
  </h1>
);

/**
 * `hero.css` aligns the horizon with the line between sky and sea, so that it never crosses text.
 */
const HeroArt = () => (
  <picture>
    <source media="(min-width: 37.5rem)" srcSet={heroWide} />
    <img src={heroNarrow} alt="" aria-hidden fetchPriority="high" className="hero-art" />
  </picture>
);

interface HeroProps {
  intro: Queries.PageIntroFragment;
}

/** The top of the home page: text in the sky, actions on the sea. */
export const Hero = ({ intro }: HeroProps) => {
  const { t } = useTranslation(['hero', 'common']);

  return (
    <section aria-labelledby="hero-title" className="hero relative">
      <div className="hero-sky relative">
        <div aria-hidden className="hero-stars">
          <i />
          <i />
          <i />
        </div>
        <div className="hero-text page-frame">
          <HeroTitle heading={intro.heading} />
          <p className="hero-lead">{intro.lead}</p>
        </div>
      </div>
      <div className="hero-sea relative">
        <HeroArt />
        <div className="hero-actions page-frame">
          <div>
            <div className="hero-buttons">
              <Button as="a" href="#contact">
                {t('start')}
                <Icon drawing={ArrowRight} size={19} />
              </Button>{' '}
              <Button as="a" href="#services" variant="secondary">
                {t('explore')}
              </Button>
            </div>
            <p className="hero-promise">{t('promise')}</p>
          </div>
          <div className="max-w-[26.25rem]">
            <NewsletterForm id="hero-newsletter" label={t('common:newsletter.heroLabel')} />
          </div>
        </div>
      </div>
    </section>
  );
};
