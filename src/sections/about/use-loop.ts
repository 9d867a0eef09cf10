import { useEffect, type RefObject } from 'react';
import { savesData } from '../../../plugins/gatsby-plugin-islands';

/** Whether the device requests reduced motion or saves data. */
const prefersNoAutoplay = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches || savesData();

/**
 * Plays a silent video near the viewport, unless the device requests reduced motion or saves data. Once the button was used, only that
 * choice decides (`native-controls/video-controls.ts`).
 */
export const useLoop = (ref: RefObject<HTMLVideoElement | null>): void => {
  useEffect(() => {
    const video = ref.current;
    if (!video) return;

    const observer = new IntersectionObserver(
      (entries) => {
        const near = entries.at(-1)?.isIntersecting ?? false;
        const { videoChoice } = document.documentElement.dataset;
        const wanted = videoChoice ?? (prefersNoAutoplay() ? 'pause' : 'play');
        if (!near) video.pause();
        if (!near || wanted !== 'play') return;
        // React leaves `muted` out of the server's HTML, and browsers autoplay muted videos only.
        video.muted = true;
        // A browser may refuse, for instance to save the battery; then the poster stays.
        video.play().catch(() => video.pause());
      },
      { rootMargin: '200px 0px' },
    );
    observer.observe(video);
    return () => observer.disconnect();
  }, [ref]);
};
