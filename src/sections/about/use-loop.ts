import { useEffect, type RefObject } from 'react';
import { savesData } from '#lazy-hydration';

/** Whether the device requests reduced motion or saves data. */
const prefersNoAutoplay = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches || savesData();

const play = (video: HTMLVideoElement): void => {
  // React leaves `muted` out of the server's HTML, and browsers autoplay muted videos only.
  video.muted = true;
  // A browser may refuse, for instance to save the battery; then the poster stays.
  video.play().catch(() => video.pause());
};

/**
 * Plays a silent video near the viewport, unless the device requests reduced motion or saves data.
 * After a click on the button only that choice counts, also on other pages: it is in the root
 * element's `data-video`.
 * @returns Plays or pauses it, for the button.
 */
export const useLoop = (ref: RefObject<HTMLVideoElement | null>): (() => void) => {
  useEffect(() => {
    const video = ref.current;
    if (!video) return;

    const observer = new IntersectionObserver(
      (entries) => {
        const isNear = entries.at(-1)?.isIntersecting ?? false;
        const choice = document.documentElement.dataset.video;
        const shouldPlay = choice ? choice === 'play' : !prefersNoAutoplay();
        if (isNear && shouldPlay) play(video);
        else video.pause();
      },
      { rootMargin: '200px 0px' },
    );
    observer.observe(video);
    return () => {
      observer.disconnect();
      // Chromium keeps a removed video, and the page around it, as long as one of its sources has a
      // media query.
      for (const source of video.querySelectorAll('source')) source.removeAttribute('media');
    };
  }, [ref]);

  return () => {
    const video = ref.current;
    if (!video) return;
    document.documentElement.dataset.video = video.paused ? 'play' : 'pause';
    if (video.paused) play(video);
    else video.pause();
  };
};
