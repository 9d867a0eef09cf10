import { clsx } from 'clsx';
import Pause from 'lucide/dist/esm/icons/pause.mjs';
import Play from 'lucide/dist/esm/icons/play.mjs';
import { graphql } from 'gatsby';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/icon';
import { Picture } from '../../components/ui/picture';
import { Tooltip } from '../../components/ui/tooltip';
import { useLoop } from './use-loop';

export const loopingVideoFragment = graphql`
  fragment LoopingVideo on Video {
    poster {
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          breakpoints: [854, 1280, 1920]
          placeholder: NONE
          sizes: "100vw"
        )
      }
    }
    wide {
      webm {
        publicURL
      }
      mp4 {
        publicURL
      }
    }
    narrow {
      webm {
        publicURL
      }
      mp4 {
        publicURL
      }
    }
  }
`;

const narrowVideoMedia = '(max-width: 767px)';

/**
 * The picture fades out at top and bottom; at the top of a page it stays dark behind the header.
 */
const fades = { edges: 'video-fade', header: 'video-fade-header' };

interface VideoProps {
  video: Queries.LoopingVideoFragment;
}

interface LoopingVideoProps extends VideoProps {
  /** Whether it can be in the initial viewport. */
  eager?: boolean;
}

/** A browser takes the first source that it can play and whose media query matches. */
const VideoSources = ({ video: { narrow, wide } }: VideoProps) => (
  <>
    <source media={narrowVideoMedia} src={narrow.webm.publicURL ?? undefined} type="video/webm" />
    <source media={narrowVideoMedia} src={narrow.mp4.publicURL ?? undefined} type="video/mp4" />
    <source src={wide.webm.publicURL ?? undefined} type="video/webm" />
    <source src={wide.mp4.publicURL ?? undefined} type="video/mp4" />
  </>
);

/** A silent video that plays near the viewport, with a button. */
export const LoopingVideo = ({ video, eager }: LoopingVideoProps) => {
  const { t } = useTranslation('about');
  const ref = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  const toggle = useLoop(ref);
  const poster = video.poster.childImageSharp?.gatsbyImageData;
  const pictureClasses = clsx('video-picture', eager ? fades.header : fades.edges);
  const attributes = {
    loop: true,
    playsInline: true,
    preload: 'none',
    'aria-label': t('video.label'),
  };

  return (
    <div data-playing={playing ? '' : undefined} className="video">
      {/* Browsers fetch a `poster` eagerly, also far below the fold. */}
      {poster && (
        <Picture image={poster} alt="" eager={eager} className={`${pictureClasses} absolute`} />
      )}
      <video
        ref={ref}
        {...attributes}
        muted
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        className={`${pictureClasses} video-player`}
      >
        <VideoSources video={video} />
      </video>
      <noscript>
        <video
          {...attributes}
          muted
          controls
          poster={poster?.images.fallback?.src}
          className="video-picture relative"
        >
          <VideoSources video={video} />
        </video>
      </noscript>
      <div className="video-controls">
        <div className="page-frame">
          <Tooltip label={playing ? t('video.pause') : t('video.play')}>
            <button type="button" onClick={toggle} className="video-button">
              <span className="video-play">
                <Icon drawing={Play} />
                <span className="sr-only">{t('video.play')}</span>
              </span>{' '}
              <span className="video-pause">
                <Icon drawing={Pause} />
                <span className="sr-only">{t('video.pause')}</span>
              </span>
            </button>
          </Tooltip>
        </div>
      </div>
    </div>
  );
};
