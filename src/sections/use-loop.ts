import { useEffect, useRef, useState, type RefObject } from 'react';

/** Whether the visitor's device asks to leave moving pictures alone. */
const wantsStillness = (): boolean => {
  const { connection }: Navigator & { connection?: { saveData?: boolean } } = navigator;
  return (
    window.matchMedia('(prefers-reduced-motion: reduce)').matches || connection?.saveData === true
  );
};

/**
 * Plays a silent video while it is near the screen.
 *
 * It starts by itself unless the device asks for stillness or saves data. Once the visitor has used the button, only the button decides.
 *
 * @param ref The video.
 * @returns Whether it plays, what the button does, and the video's own events.
 */
export const useLoop = (ref: RefObject<HTMLVideoElement | null>) => {
  const [playing, setPlaying] = useState(false);
  const choice = useRef<'play' | 'pause'>(undefined);

  const start = (video: HTMLVideoElement) => {
    // React leaves `muted` out of the server's HTML, and browsers start nothing by themselves that could be loud.
    video.muted = true;
    // A browser may refuse, for instance to save the battery. Then the poster stays, and the button offers to play.
    video.play().catch(() => setPlaying(false));
  };

  useEffect(() => {
    const video = ref.current;
    if (!video) return;

    const observer = new IntersectionObserver(
      (entries) => {
        const near = entries.at(-1)?.isIntersecting ?? false;
        const wanted = choice.current ?? (wantsStillness() ? 'pause' : 'play');
        if (near && wanted === 'play') start(video);
        if (!near) video.pause();
      },
      { rootMargin: '200px 0px' },
    );
    observer.observe(video);
    return () => observer.disconnect();
  }, [ref]);

  const toggle = () => {
    if (!ref.current) return;
    choice.current = playing ? 'pause' : 'play';
    if (playing) ref.current.pause();
    else start(ref.current);
  };

  return {
    playing,
    toggle,
    onPlay: () => setPlaying(true),
    onPause: () => setPlaying(false),
  };
};
