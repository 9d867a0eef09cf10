/** Plays and pauses videos before and without React; `data-playing` while one plays, the choice in `data-video-choice` of the root. */
export const startVideoControls = (): void => {
  const videoAround = (event: Event): HTMLElement | null =>
    event.target instanceof Element ? event.target.closest<HTMLElement>('[data-video]') : null;

  const press = (event: Event) => {
    const container = videoAround(event);
    const video = container?.querySelector('video');
    if (!container || !video) return;
    if (!(event.target instanceof Element) || !event.target.closest('[data-video-button]')) return;
    // React may replace the video.
    document.documentElement.dataset.videoChoice = video.paused ? 'play' : 'pause';
    if (!video.paused) return video.pause();
    // React leaves `muted` out of the server's HTML.
    video.muted = true;
    video.play().catch(() => video.pause());
  };
  // React stops clicks in an island that is not hydrated, so they are captured.
  document.addEventListener('click', press, true);

  // These events do not bubble, so they are captured.
  for (const type of ['play', 'pause']) {
    document.addEventListener(
      type,
      (event) => videoAround(event)?.toggleAttribute('data-playing', type === 'play'),
      true,
    );
  }
};
