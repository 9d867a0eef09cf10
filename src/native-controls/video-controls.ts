import { closest, listen } from './events';

const press = (event: MouseEvent) => {
  const video =
    closest(event, '[data-video-button]') && closest(event, '[data-video]')?.querySelector('video');
  if (!video) return;
  // React may replace the video.
  document.documentElement.dataset.videoChoice = video.paused ? 'play' : 'pause';
  if (!video.paused) return video.pause();
  // React leaves `muted` out of the server's HTML.
  video.muted = true;
  video.play().catch(() => video.pause());
};

const mark = (event: Event) => {
  closest(event, '[data-video]')?.toggleAttribute('data-playing', event.type === 'play');
};

/** Plays and pauses videos before and without React; `data-playing` while one plays, the choice in `data-video-choice` of the root. */
export const startVideoControls = (): void => {
  listen('click', press);
  // These events do not bubble.
  listen('play', mark);
  listen('pause', mark);
};
