/** Browsers know and announce whether a video plays; jsdom does neither. */
const setPaused = (video: HTMLMediaElement, paused: boolean): void => {
  Object.defineProperty(video, 'paused', { value: paused, configurable: true });
  video.dispatchEvent(new Event(paused ? 'pause' : 'play'));
};

export const play = jest.fn(async function (this: HTMLMediaElement) {
  setPaused(this, false);
});
export const pause = jest.fn(function (this: HTMLMediaElement) {
  setPaused(this, true);
});

/** The next video that is started cannot be played. */
export const failToPlay = () =>
  play.mockImplementationOnce(async function (this: HTMLMediaElement) {
    setPaused(this, false);
    throw new DOMException('', 'NotSupportedError');
  });

/** Before each test of a file: every video can be played. */
export const playInEachTest = (): void =>
  beforeEach(() => {
    jest.clearAllMocks();
    jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
    jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(pause);
  });

/** A file of a video, as queries return it. */
export const videoFile = (name: string) => ({ publicURL: `/${name}` });
